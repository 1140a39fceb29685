/** Lessons by the hour: schemas and access. Who is neither tutor nor guardian of one gets `not_found`. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as asked from '#core/market/api/asked-requests.ts';
import * as lessons from './online-lessons.ts';

const teaching = { tag: 'Teaching', query: langQuery } as const;
const ofTutor = { ...teaching, access: 'tutor' } as const;
const ofParent = { ...teaching, access: 'parent' } as const;
const ofEither = { ...teaching, access: 'session', params: lessons.lessonParams } as const;
const ofStaff = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const onlineLessonsContract = {
  listOnlineLessons: {
    ...ofTutor,
    summary: 'Own online lessons, of one tab',
    query: lessons.tutorLessonsQuery,
    answer: lessons.lessonsAnswer,
  },
  acceptOnlineLesson: {
    ...ofTutor,
    summary: 'Accepts a request; the guardian gets the invoice',
    params: lessons.lessonParams,
    answer: statusAnswer,
  },
  declineOnlineLesson: {
    ...ofTutor,
    summary: 'Declines a request with a reason',
    params: lessons.lessonParams,
    body: lessons.lessonReasonBody,
    answer: statusAnswer,
  },
  getLessonSettings: {
    ...ofTutor,
    summary: 'Whether the tutor takes online lessons, and what is missing for it',
    answer: lessons.lessonSettings,
  },
  saveLessonSettings: {
    ...ofTutor,
    summary: 'Turns online lessons on or off, with the link they are held at',
    body: lessons.lessonSettingsBody,
    answer: statusAnswer,
  },
  getOnlineLesson: { ...ofEither, summary: 'One own online lesson', answer: lessons.lesson },
  cancelOnlineLesson: {
    ...ofEither,
    summary: 'Cancels a lesson before it begins',
    body: lessons.cancelLessonBody,
    answer: statusAnswer,
  },
  disputeOnlineLesson: {
    ...ofEither,
    summary: 'Says that a lesson did not take place; staff settle it',
    body: lessons.lessonReasonBody,
    answer: statusAnswer,
  },
  listOwnOnlineLessons: {
    ...ofParent,
    summary: 'Own online lessons: to come, or past',
    query: lessons.guardianLessonsQuery,
    answer: lessons.lessonsAnswer,
  },
  bookOnlineLesson: {
    ...ofParent,
    summary: 'Asks a tutor for an hour; the same key is the same lesson',
    body: lessons.bookLessonBody,
    answer: lessons.bookLessonAnswer,
  },
  rateOnlineLesson: {
    ...ofParent,
    summary: 'Rates a lesson that was held, once',
    params: lessons.lessonParams,
    body: lessons.rateLessonBody,
    answer: statusAnswer,
  },
  listOnlineTutors: {
    ...ofParent,
    summary: 'Tutors who can be booked by the hour',
    query: lessons.onlineTutorsQuery,
    answer: lessons.onlineTutorsAnswer,
  },
  listOwnOnlineTutors: {
    ...ofParent,
    summary: 'Tutors of own past online lessons, the last first',
    query: pageQuery,
    answer: lessons.ownOnlineTutorsAnswer,
  },
  getLessonOffer: {
    ...ofParent,
    summary: 'What a tutor can be booked for: price, subjects, hours',
    params: lessons.onlineTutorParams,
    answer: lessons.lessonOfferAnswer,
  },
  listStaffOnlineLessons: {
    ...ofStaff,
    summary: 'Lessons somebody says did not take place, the longest waiting first',
    readsPeople: 'online-lessons',
    query: pageQuery,
    answer: lessons.disputedLessonsAnswer,
  },
  settleOnlineLesson: {
    ...ofStaff,
    summary: 'Settles such a lesson: the tutor is paid, or the guardian gets the money back',
    params: lessons.lessonParams,
    body: lessons.settleLessonBody,
    answer: statusAnswer,
  },
  listTutoringRequests: {
    ...ofTutor,
    summary: 'Requests that ask for this tutor by name',
    query: asked.askedRequestsQuery,
    answer: asked.askedRequestsAnswer,
  },
  declineTutoringRequest: {
    ...ofTutor,
    summary: 'Declines such a request with a reason; to accept is to apply',
    params: lessons.lessonParams,
    body: lessons.lessonReasonBody,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;

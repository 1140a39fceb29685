/** Routine and lessons of a tuition. Who is neither its tutor nor its guardian gets `not_found`. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { versionAnswer } from '#core/people/api/fields/staff-fields.ts';
import * as lessons from './lessons.ts';
import * as routine from './routine.ts';
import { tuitionParams } from './teaching.ts';

const own = { tag: 'Teaching', access: 'session', query: langQuery } as const;
const tuition = { ...own, params: tuitionParams } as const;
const entry = {
  ...own,
  params: routine.routineEntryParams,
  answer: routine.routineChangedAnswer,
} as const;
const lesson = { ...own, params: lessons.lessonParams, answer: lessons.lessonAnswer } as const;

export const lessonsContract = {
  getRoutine: {
    ...tuition,
    summary: 'When a tuition is taught, week by week',
    answer: routine.routineAnswer,
  },
  addRoutineEntry: {
    ...tuition,
    summary: 'Adds a time to the routine; the other of the two is notified',
    body: routine.routineEntryBody,
    answer: routine.routineChangedAnswer,
  },
  changeRoutineEntry: {
    ...entry,
    summary: 'Changes a time of the routine',
    body: routine.routineEntryBody,
  },
  removeRoutineEntry: { ...entry, summary: 'Removes a time of the routine' },
  getWeek: {
    ...own,
    summary: 'The week of all own tuitions that go on',
    answer: routine.weekAnswer,
  },
  getCalendarFeed: {
    ...own,
    summary: 'Whether there is a secret address for calendars',
    answer: routine.calendarFeedAnswer,
  },
  renewCalendarFeed: {
    ...own,
    summary: 'Makes a secret address for calendars; the one before ends',
    answer: routine.newCalendarFeedAnswer,
  },
  endCalendarFeed: { ...own, summary: 'Ends the secret address', answer: statusAnswer },
  listTuitionLessons: {
    ...tuition,
    summary: 'Lessons of a tuition, the newest first',
    query: lessons.lessonsQuery,
    answer: lessons.lessonsAnswer,
  },
  markLesson: {
    ...tuition,
    access: 'tutor',
    summary: 'Marks a lesson as taught; the same key is the same lesson',
    body: lessons.markLessonBody,
    answer: lessons.lessonAnswer,
  },
  correctLesson: {
    ...lesson,
    access: 'tutor',
    summary: 'Corrects a lesson that is not confirmed; it waits for an answer again',
    body: lessons.correctLessonBody,
  },
  removeLesson: {
    ...lesson,
    access: 'tutor',
    summary: 'Removes a lesson that is not confirmed',
    body: lessons.lessonVersionBody,
    answer: statusAnswer,
  },
  keepLesson: {
    ...lesson,
    access: 'tutor',
    summary: 'Keeps a disputed lesson as marked; staff decide',
    body: lessons.lessonReasonBody,
  },
  confirmLessons: {
    ...tuition,
    access: 'parent',
    summary: 'Confirms lessons as they were seen',
    body: lessons.confirmLessonsBody,
    answer: statusAnswer,
  },
  disputeLesson: {
    ...lesson,
    access: 'parent',
    summary: 'Says that a lesson was not as marked; the tutor is notified',
    body: lessons.lessonReasonBody,
  },
  getLessonReport: {
    ...tuition,
    summary: 'The lessons of a month, counted; without a month the newest',
    query: lessons.lessonReportQuery,
    answer: lessons.lessonReportAnswer,
  },
  listStaffLessons: {
    tag: 'Staff',
    access: 'staff',
    summary: 'Lessons the two do not agree on',
    query: lessons.staffLessonsQuery,
    answer: lessons.staffLessonsAnswer,
  },
  settleLesson: {
    tag: 'Staff',
    access: 'staff',
    query: langQuery,
    summary: 'Decides whether a disputed lesson was held; both are notified',
    params: lessons.settleLessonParams,
    body: lessons.settleLessonBody,
    answer: versionAnswer,
  },
} satisfies Record<string, EndpointRules>;

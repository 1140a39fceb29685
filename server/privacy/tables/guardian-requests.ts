/** The requests of a guardian and what they name. */
import { sql } from 'drizzle-orm';
import * as s from '#server/db/all-tables.ts';
import { columnsWhere } from '#server/request-fields/request-columns.ts';
import { parent, request } from './owned-by.ts';
import {
  DELETED,
  EXPORTED,
  NO_NAME,
  OWN,
  type PersonalTable,
  STAFF,
  WITH_ACCOUNT,
} from './personal-table.ts';

const emptied = (table: typeof s.jobOffers | typeof s.requestDetails) =>
  Object.fromEntries(
    columnsWhere(table, (field) => field.isErased === true).map((name) => [name, null]),
  );

export const guardianRequestTables: PersonalTable[] = [
  {
    table: s.coachRequests,
    ...WITH_ACCOUNT,
    of: parent(s.coachRequests.parentId),
    exported: [
      'id',
      'status',
      'studentName',
      'studentAge',
      'studentType',
      'coachGender',
      'coachingTime',
      'extraWork',
      'locationId',
      'detailAddress',
      'latitude',
      'longitude',
      'salary',
      'coachName',
      'firstDay',
      'lastDay',
      'statusReason',
      'createdAt',
      'updatedAt',
    ],
    hidden:
      'parentId studentId coachNetTime shift levelOfExpertise communicationLevel tutoringLevel caringLevel parentLocationId cityId version idempotencyKey idempotencyHash',
    what: 'requests for coaches',
    readers: STAFF,
  },
  {
    table: s.requestDetails,
    of: request(s.requestDetails.jobOfferId),
    exported: ['jobOfferId', 'contactName', ...columnsWhere(s.requestDetails, () => true)],
    hidden: 'studentId parentLocationId askedTutorId',
    erased: {
      contactName: NO_NAME,
      studentId: null,
      parentLocationId: null,
      ...emptied(s.requestDetails),
    },
    stays: 'jobOfferId askedTutorId',
    what: 'names of guardian and student in a request',
    readers: 'staff; the tutor from the appointment on',
    why: 'the request itself stays for the tutor’s papers',
  },
  {
    table: s.students,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: parent(s.students.parentId),
    what: 'saved students',
    readers: STAFF,
  },
  {
    table: s.parentLocations,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: parent(s.parentLocations.parentId),
    what: 'saved addresses',
    readers: STAFF,
  },
  {
    table: s.tutorChoices,
    of: request(s.tutorChoices.jobOfferId),
    exported: ['jobOfferId', 'reason', 'chosenAt'],
    hidden: 'applicationId compareLinkId',
    erased: { reason: '' },
    stays: 'jobOfferId applicationId compareLinkId chosenAt',
    what: 'which tutor the guardian chose, and why',
    readers: 'staff',
    why: 'that there was a choice stays with the request',
  },
  {
    table: s.requestEvents,
    of: request(s.requestEvents.jobOfferId),
    exported: ['jobOfferId', 'kind', 'at', 'reason'],
    hidden: 'id byUserId',
    erased: { reason: null },
    stays: 'id jobOfferId kind at byUserId',
    what: 'history of a request',
    readers: STAFF,
    why: 'without its reasons, with the request',
  },
  {
    table: s.compareLinks,
    of: request(s.compareLinks.jobOfferId),
    exported: ['createdAt', 'expiresAt', 'revokedAt', 'lastViewedAt'],
    hidden: 'id tokenHash jobOfferId createdByUserId',
    erased: { revokedAt: sql`coalesce(${s.compareLinks.revokedAt}, now())` },
    stays: 'id tokenHash jobOfferId createdByUserId createdAt expiresAt lastViewedAt',
    what: 'private links to compare tutors, hashed',
    readers: OWN,
    why: 'closed, with the request',
  },
  {
    table: s.jobSubjects,
    ...DELETED,
    of: request(s.jobSubjects.jobId),
    exported: [],
    hidden:
      'subjectId jobId postedAt categoryId cityId locationId tutoringPlaceId tutorGender actualSalary subjectIds',
    what: 'requests on the board, by subject',
    readers: 'everybody',
    why: 'gone as soon as the request leaves the board; holds nothing the request has not',
  },
  {
    table: s.jobOffers,
    ...EXPORTED,
    of: parent(s.jobOffers.parentId),
    erased: { statusReason: null, ...emptied(s.jobOffers) },
    stays: `id parentId status createdAt postedAt statusChangedAt version sourceSite idempotencyKey idempotencyHash updatedAt ${columnsWhere(s.jobOffers, (field) => !field.isErased).join(' ')}`,
    what: 'requests for tutors',
    readers: 'everybody without address; staff; the tutor from the appointment on',
    why: 'class, area and salary stay for the tutor’s papers; anonymous',
  },
];

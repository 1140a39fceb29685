/** The requests of a guardian and what they name. */
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { compareLinks } from '#server/ground/db/schema/compare-links.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { jobSubjects } from '#server/ground/db/schema/job-subjects.ts';
import { jobViews, viewSalts } from '#server/ground/db/schema/job-views.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { searchAlerts } from '#server/ground/db/schema/search-alerts.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';
import { parent, phone, request } from '#server/ground/personal-data/owned-by.ts';
import {
  DELETED,
  EXPORTED,
  NO_NAME,
  OWN,
  type PersonalTable,
  STAFF,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';
import { columnsWhere } from '#server/market/request-fields/request-columns.ts';

// Counts, and hashes whose key is thrown away after a day.
export const impersonalTables: PgTable[] = [jobCounters, jobViews, viewSalts];

const emptied = (table: typeof jobOffers | typeof requestDetails) =>
  Object.fromEntries(
    columnsWhere(table, (field) => field.isErased === true).map((name) => [name, null]),
  );

export const searchAlertTables: PersonalTable[] = [
  {
    table: searchAlerts,
    ...DELETED,
    of: phone(searchAlerts.phone),
    exported: ['phone', 'lang', 'query', 'createdAt', 'notifiedAt', 'endsAt'],
    hidden: 'id newSince',
    what: 'searches of the job board that a phone gets messages about',
    readers: OWN,
    why: '60 days after it was last asked for, or until the link in a message stops it',
  },
];

export const guardianRequestTables: PersonalTable[] = [
  {
    table: coachRequests,
    ...WITH_ACCOUNT,
    of: parent(coachRequests.parentId),
    exported: [
      'id',
      'status',
      'studentName',
      'studentAge',
      'studentType',
      'coachGender',
      'coachReligionId',
      'otherRequirements',
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
      'parentId studentId coachPhone coachAbout coachNetTime shift levelOfExpertise communicationLevel tutoringLevel caringLevel parentLocationId cityId version idempotencyKey idempotencyHash',
    what: 'requests for coaches',
    readers: STAFF,
  },
  {
    table: requestDetails,
    of: request(requestDetails.jobOfferId),
    exported: ['jobOfferId', 'contactName', ...columnsWhere(requestDetails, () => true)],
    hidden: 'studentId parentLocationId askedTutorId',
    erased: {
      contactName: NO_NAME,
      studentId: null,
      parentLocationId: null,
      ...emptied(requestDetails),
    },
    stays: 'jobOfferId askedTutorId',
    what: 'names of guardian and student in a request',
    readers: 'staff; the tutor from the appointment on',
    why: 'the request itself stays for the tutor’s papers',
  },
  {
    table: students,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: parent(students.parentId),
    what: 'saved students',
    readers: STAFF,
  },
  {
    table: parentLocations,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: parent(parentLocations.parentId),
    what: 'saved addresses',
    readers: STAFF,
  },
  {
    table: tutorChoices,
    of: request(tutorChoices.jobOfferId),
    exported: ['jobOfferId', 'reason', 'chosenAt'],
    hidden: 'applicationId compareLinkId',
    erased: { reason: '' },
    stays: 'jobOfferId applicationId compareLinkId chosenAt',
    what: 'which tutor the guardian chose, and why',
    readers: 'staff',
    why: 'that there was a choice stays with the request',
  },
  {
    table: requestEvents,
    of: request(requestEvents.jobOfferId),
    exported: ['jobOfferId', 'kind', 'at', 'reason'],
    hidden: 'id byUserId',
    erased: { reason: null },
    stays: 'id jobOfferId kind at byUserId',
    what: 'history of a request',
    readers: STAFF,
    why: 'without its reasons, with the request',
  },
  {
    table: compareLinks,
    of: request(compareLinks.jobOfferId),
    exported: ['createdAt', 'expiresAt', 'revokedAt', 'lastViewedAt'],
    hidden: 'id tokenHash jobOfferId createdByUserId',
    erased: { revokedAt: sql`coalesce(${compareLinks.revokedAt}, now())` },
    stays: 'id tokenHash jobOfferId createdByUserId createdAt expiresAt lastViewedAt',
    what: 'private links to compare tutors, hashed',
    readers: OWN,
    why: 'closed, with the request',
  },
  {
    table: jobSubjects,
    ...DELETED,
    of: request(jobSubjects.jobId),
    exported: [],
    hidden:
      'subjectId jobId postedAt categoryId cityId locationId tutoringPlaceId tutorGender actualSalary subjectIds',
    what: 'requests on the board, by subject',
    readers: 'everybody',
    why: 'gone as soon as the request leaves the board; holds nothing the request has not',
  },
  {
    table: jobOffers,
    ...EXPORTED,
    of: parent(jobOffers.parentId),
    erased: { statusReason: null, ...emptied(jobOffers) },
    stays: `id parentId status createdAt postedAt statusChangedAt version sourceSite idempotencyKey idempotencyHash updatedAt ${columnsWhere(jobOffers, (field) => !field.isErased).join(' ')}`,
    what: 'requests for tutors',
    readers: 'everybody without address; staff; the tutor from the appointment on',
    why: 'class, area and salary stay for the tutor’s papers; anonymous',
  },
];

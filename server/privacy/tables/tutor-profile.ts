/** The profile of a tutor, part by part. */
import * as s from '#server/db/all-tables.ts';
import { tutor } from './owned-by.ts';
import {
  DELETED,
  EXPORTED,
  OWN,
  type PersonalTable,
  STAFF,
  WITH_ACCOUNT,
} from './personal-table.ts';

export const tutorProfileTables: PersonalTable[] = [
  {
    table: s.documentChecks,
    ...WITH_ACCOUNT,
    of: tutor(s.documentChecks.tutorId),
    exported: ['kind', 'status', 'reason', 'submittedAt', 'decidedAt'],
    hidden: 'id tutorId itemId version decidedBy',
    what: 'what staff found when they checked documents',
    readers: STAFF,
  },
  {
    table: s.hubListings,
    ...DELETED,
    of: tutor(s.hubListings.tutorId),
    exported: [],
    hidden:
      'facet tutorId score ratingRank joinedAt gender salary isOnline isChecked cityId categoryIds classIds subjectIds universityIds departmentIds locationIds nameKeys',
    what: 'the profile, sorted for the tutor hub',
    readers: 'everybody',
    why: 'gone as soon as deletion is asked for; holds nothing the profile has not',
  },
  {
    table: s.tutorCertificates,
    ...WITH_ACCOUNT,
    of: tutor(s.tutorCertificates.tutorId),
    exported: ['certificateTypeId', 'file', 'width', 'height', 'createdAt'],
    hidden: 'id tutorId',
    what: 'documents, with their pictures',
    readers: STAFF,
  },
  {
    table: s.tutorEducations,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(s.tutorEducations.tutorId),
    what: 'education',
    readers: 'everybody',
  },
  {
    table: s.tutorExperiences,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(s.tutorExperiences.tutorId),
    what: 'experience',
    readers: 'everybody',
  },
  {
    table: s.tutorPayouts,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(s.tutorPayouts.tutorId),
    what: 'mobile banking numbers',
    readers: OWN,
  },
  {
    table: s.tutorPersonalInfos,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(s.tutorPersonalInfos.tutorId),
    what: 'family, addresses, date of birth, number of the identity card',
    readers: STAFF,
  },
  {
    table: s.tutorPositions,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(s.tutorPositions.tutorId),
    what: 'home and last location, where it was allowed',
    readers: OWN,
  },
  {
    table: s.tutorProfiles,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(s.tutorProfiles.tutorId),
    what: 'what and where the tutor teaches, links, videos',
    readers: 'everybody',
  },
];

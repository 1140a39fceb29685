/** The profile of a tutor, part by part. */
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { taughtHistories } from '#server/ground/db/schema/taught-histories.ts';
import { tutorAcceptances } from '#server/ground/db/schema/tutor-acceptances.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { tutor } from '#server/ground/personal-data/owned-by.ts';
import {
  DELETED,
  EXPORTED,
  OWN,
  type PersonalTable,
  STAFF,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';

export const tutorProfileTables: PersonalTable[] = [
  {
    table: documentChecks,
    ...WITH_ACCOUNT,
    of: tutor(documentChecks.tutorId),
    exported: ['kind', 'status', 'reason', 'submittedAt', 'decidedAt'],
    hidden: 'id tutorId itemId version decidedBy',
    what: 'what staff found when they checked documents',
    readers: STAFF,
  },
  {
    table: tutorAcceptances,
    ...WITH_ACCOUNT,
    of: tutor(tutorAcceptances.tutorId),
    exported: ['state', 'askedAt', 'decidedAt', 'reason'],
    hidden: 'tutorId version decidedBy note',
    what: 'whether staff have accepted a new tutor, with their note of the call',
    readers: STAFF,
  },
  {
    table: hubListings,
    ...DELETED,
    of: tutor(hubListings.tutorId),
    exported: [],
    hidden:
      'facet tutorId score ratingRank joinedAt gender salary isOnline isHome isGroup isChecked cityId categoryIds classIds subjectIds universityIds departmentIds locationIds nameKeys',
    what: 'the profile, sorted for the tutor hub',
    readers: 'everybody',
    why: 'gone as soon as deletion is asked for; holds nothing the profile has not',
  },
  {
    table: taughtHistories,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(taughtHistories.tutorId),
    what: 'what the tutor has taught through us, counted, where shown with consent',
    readers: 'everybody',
    why: 'with the account, or until the consent is taken back',
  },
  {
    table: tutorCertificates,
    ...WITH_ACCOUNT,
    of: tutor(tutorCertificates.tutorId),
    exported: ['certificateTypeId', 'file', 'width', 'height', 'createdAt'],
    hidden: 'id tutorId',
    what: 'documents, with their pictures',
    readers: STAFF,
  },
  {
    table: tutorEducations,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(tutorEducations.tutorId),
    what: 'education',
    readers: 'everybody',
  },
  {
    table: tutorExperiences,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(tutorExperiences.tutorId),
    what: 'experience',
    readers: 'everybody',
  },
  {
    table: tutorPayouts,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(tutorPayouts.tutorId),
    what: 'mobile banking numbers',
    readers: OWN,
  },
  {
    table: tutorPersonalInfos,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(tutorPersonalInfos.tutorId),
    what: 'family, addresses, date of birth, number of the identity card',
    readers: STAFF,
  },
  {
    table: tutorPositions,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(tutorPositions.tutorId),
    what: 'home and last location, where it was allowed',
    readers: 'the person; of the home staff see the distance to a student, to half a kilometre',
  },
  {
    table: tutorProfiles,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: tutor(tutorProfiles.tutorId),
    what: 'what and where the tutor teaches, links, videos',
    readers: 'everybody',
  },
];

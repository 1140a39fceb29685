/** The account itself, last: what stays of it holds the papers of others together. */
import { eq } from 'drizzle-orm';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { personNameKeys } from '#server/ground/db/schema/person-name-keys.ts';
import { user } from '#server/ground/personal-data/owned-by.ts';
import {
  DELETED,
  EXPORTED,
  NO_NAME,
  type PersonalTable,
  STAFF,
} from '#server/ground/personal-data/personal-table.ts';

/** A number that is nobody's: the column asks for one of this length. */
const noPhone = (userId: number) => `+8801x${String(userId).padStart(8, '0')}`;

export const accountTables: PersonalTable[] = [
  {
    table: auditLog,
    of: user(auditLog.userId),
    exported: ['at', 'action', 'outcome'],
    hidden: 'id userId target addressHash requestId changes',
    erased: 'keep',
    stays: 'id at userId action outcome target addressHash requestId changes',
    what: 'acts that matter for security: an id, a keyed hash of the network, changed fields, no name, phone or address',
    readers: 'staff',
    why: 'two years, then deleted; anonymous once the account is gone',
  },
  {
    table: parents,
    ...EXPORTED,
    of: user(parents.userId),
    erased: { additionalPhoneNumber: null, about: null },
    stays: 'id userId',
    what: 'second phone and words of a guardian',
    readers: STAFF,
    why: 'the empty row holds the requests together',
  },
  {
    table: tutors,
    ...EXPORTED,
    of: user(tutors.userId),
    erased: {
      cityId: null,
      locationId: null,
      expectedSalary: null,
      bachelorLater: false,
      newPhoto: null,
      profileCompleted: 0,
      documentsCheckedAt: null,
      ratingSum: 0,
      ratingCount: 0,
    },
    stays: 'id userId tutorid completedTuitions checkedParts',
    what: 'a tutor’s number, city and salary; a new photo until it is checked',
    readers: 'everybody; of the new photo staff',
    why: 'the number stays on letters and invoices',
  },
  {
    table: personNameKeys,
    ...DELETED,
    of: user(personNameKeys.userId),
    exported: [],
    hidden: 'userId keys',
    what: 'the sounds of the name, by which staff find the person',
    readers: 'nobody; the search of staff compares them',
    why: 'made of the name, which is exported; goes with the name',
  },
  {
    table: users,
    of: (_db, { userId }) => eq(users.id, userId),
    exported: [
      'id',
      'type',
      'name',
      'email',
      'emailVerifiedAt',
      'phoneNo',
      'phoneNoVerifiedAt',
      'gender',
      'photo',
      'accountStatus',
      'accountStatusReason',
      'bannedAt',
      'bannedUntil',
      'banReason',
      'deactivatedAt',
      'deletionAskedAt',
      'payoutAskedAt',
      'lang',
      'createdAt',
    ],
    hidden: 'passwordHash erasedAt secondFactorAt',
    erased: ({ userId }) => ({
      name: NO_NAME,
      email: null,
      emailVerifiedAt: null,
      phoneNo: noPhone(userId),
      phoneNoVerifiedAt: null,
      passwordHash: null,
      gender: null,
      payoutAskedAt: null,
      photo: null,
      accountStatusReason: null,
      banReason: null,
      secondFactorAt: null,
    }),
    stays:
      'id type accountStatus bannedAt bannedUntil deactivatedAt deletionAskedAt erasedAt lang createdAt',
    what: 'name, phone, email, photo, state of the account',
    readers:
      'staff; name and photo of tutors everybody; name and phone the other side from the appointment on',
    why: 'an empty row holds together what stays',
  },
];

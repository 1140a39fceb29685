import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { accountColours, accountTypes } from '#core/people/account/account-words.ts';
import type { CheckedPart } from '#core/people/documents/document-checks.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { cities, locations } from './places.ts';

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    type: text({ enum: accountTypes }).notNull(),
    name: text().notNull(),
    email: text().unique(),
    /** Null: the address may be somebody else's, and nothing is sent there. */
    emailVerifiedAt: moment('email_verified_at'),
    /** E.164, so that 017…, +88017… and ০১৭… are one person. */
    phoneNo: text('phone_no').notNull().unique(),
    phoneNoVerifiedAt: moment('phone_no_verified_at'),
    passwordHash: text('password_hash'),
    /** 1 male, 2 female; unknown for many guardians. */
    gender: smallint(),
    photo: text(),
    accountStatus: text('account_status', { enum: accountColours }).notNull().default('green'),
    /** The reason why the colour was set: written by staff, read by the person. */
    accountStatusReason: text('account_status_reason'),
    bannedAt: moment('banned_at'),
    /** Null with `banned_at` set: banned permanently. */
    bannedUntil: moment('banned_until'),
    banReason: text('ban_reason'),
    deactivatedAt: moment('deactivated_at'),
    /** The time at which the person asked for the account to be deleted; two weeks later it is. */
    deletionAskedAt: moment('deletion_asked_at'),
    /** The time at which the person last asked for the money we hold for them to be sent now. */
    payoutAskedAt: moment('payout_asked_at'),
    /** The time from which on the row names nobody. */
    erasedAt: moment('erased_at'),
    /**
     * The time since which signing in needs a code of an authenticator app as well; of staff only.
     */
    secondFactorAt: moment('second_factor_at'),
    /** The language of messages to this person: that of the sign-up or hire form, until they choose. */
    lang: text({ enum: LANGS }).notNull().default('bn'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    onlyItsWords('users_type', table.type),
    onlyItsWords('users_account_status', table.accountStatus),
    onlyItsWords('users_lang', table.lang),
    // Staff find people by the first letters of a name; `like` goes by no other order.
    index('users_name_beginning').on(sql`lower(${table.name}) text_pattern_ops`),
    check('users_gender', sql`${table.gender} in (1, 2)`),
    check('users_phone_no', sql`${table.phoneNo} like '+8801_________'`),
  ],
);

export const tutors = pgTable(
  'tutors',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    /** The number a tutor is known by on letters and in the hub. */
    tutorid: text().notNull().unique(),
    cityId: integer('city_id').references(() => cities.id),
    locationId: integer('location_id').references(() => locations.id),
    expectedSalary: integer('expected_salary'),
    /** Has said in the set-up that no bachelor has begun yet. */
    bachelorLater: boolean('bachelor_later').notNull().default(false),
    /**
     * The photo that waits to be checked, or was returned: its file in the area `new-photos`. Staff
     * and the tutor see it; everybody sees `users.photo`, which staff have approved.
     */
    newPhoto: text('new_photo'),
    profileCompleted: smallint('profile_completed').notNull().default(0),
    /**
     * The sum and count of the ratings in reviews that are shown; the average is their quotient.
     * Kept by server/market/hub.
     */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Tuitions that were confirmed. Kept by server/market/hub. */
    completedTuitions: integer('completed_tuitions').notNull().default(0),
    /**
     * The parts staff have approved (core/people/documents), and when the last of them was. Kept by
     * server/market/hub.
     */
    documentsCheckedAt: moment('documents_checked_at'),
    checkedParts: text('checked_parts')
      .array()
      .$type<CheckedPart[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (table) => [check('tutors_profile_completed', sql`${table.profileCompleted} between 0 and 100`)],
);

export const parents = pgTable(
  'parents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    additionalPhoneNumber: text('additional_phone_number'),
    about: text(),
  },
  // Staff find a guardian by either phone.
  (table) => [index('parents_additional_phone').on(table.additionalPhoneNumber)],
);

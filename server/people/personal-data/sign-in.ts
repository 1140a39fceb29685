/** Codes, proofs and sessions: what a person signs in with. Mostly secrets that are gone in days. */
import type { PgTable } from 'drizzle-orm/pg-core';
import { calendarFeeds } from '#server/ground/db/schema/calendar-feeds.ts';
import { emailChanges } from '#server/ground/db/schema/email-changes.ts';
import { embedCodes } from '#server/ground/db/schema/embed-codes.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { embedTokens } from '#server/ground/db/schema/embed-tokens.ts';
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { otpCircuits } from '#server/ground/db/schema/otp-circuits.ts';
import { otpCodes, resetTokens } from '#server/ground/db/schema/otp-codes.ts';
import { partnerOrigins, partners } from '#server/ground/db/schema/partners.ts';
import { pushDevices } from '#server/ground/db/schema/push-devices.ts';
import { recoveryCodes, secondFactors } from '#server/ground/db/schema/second-factors.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { phone, user } from '#server/ground/personal-data/owned-by.ts';
import {
  DELETED,
  OWN,
  type PersonalTable,
  STAFF,
} from '#server/ground/personal-data/personal-table.ts';

const SECRET = { ...DELETED, exported: [], readers: 'nobody' } as const;

export const impersonalTables: PgTable[] = [
  // Partners are schools and sites.
  partners,
  partnerOrigins,
  // Go with their grant.
  embedCodes,
  embedTokens,
  // Keyed hashes of blocks of addresses.
  otpCircuits,
];

export const signInTables: PersonalTable[] = [
  {
    table: calendarFeeds,
    ...DELETED,
    of: user(calendarFeeds.userId),
    exported: ['createdAt'],
    hidden: 'userId tokenHash',
    what: 'the secret address a calendar reads the routine at, hashed',
    readers: OWN,
    why: 'until it is renewed or turned off, as by a new password',
  },
  {
    table: otpCodes,
    ...SECRET,
    of: user(otpCodes.userId),
    hidden:
      'id phone purpose userId codeHash binding addressBlock tries createdAt expiresAt usedAt',
    what: 'codes sent to the phone, hashed',
    why: 'a day; a secret',
  },
  {
    table: resetTokens,
    ...SECRET,
    of: user(resetTokens.userId),
    hidden: 'tokenHash userId expiresAt usedAt',
    what: 'proofs of a reset code, hashed',
    why: 'a day; a secret',
  },
  {
    table: hireProofs,
    ...SECRET,
    of: phone(hireProofs.phone),
    hidden: 'tokenHash phone expiresAt usedForKey signedInAt',
    what: 'proofs of a phone in the hire form, hashed',
    why: 'a day; a secret',
  },
  {
    table: emailChanges,
    ...DELETED,
    of: user(emailChanges.userId),
    exported: ['email', 'createdAt', 'expiresAt', 'usedAt'],
    hidden: 'tokenHash userId',
    what: 'email addresses that wait for their link',
    readers: OWN,
    why: 'four days',
  },
  {
    table: numberChanges,
    ...DELETED,
    of: user(numberChanges.userId),
    exported: [
      'state',
      'oldPhone',
      'newPhone',
      'oldVerifiedAt',
      'newVerifiedAt',
      'createdAt',
      'statement',
      'askedAt',
      'decidedAt',
      'answer',
      'dueAt',
      'changedAt',
    ],
    hidden: 'id userId version sessionId file decidedBy',
    what: 'changes of the phone number, with what was given to prove them',
    readers: STAFF,
    why: 'with the account; the picture 30 days after it was sent',
  },
  {
    table: secondFactors,
    ...SECRET,
    of: user(secondFactors.userId),
    hidden: 'userId secret pendingSecret lastStep',
    what: 'authenticator app of staff, encrypted',
    why: 'with the account; a secret',
  },
  {
    table: recoveryCodes,
    ...SECRET,
    of: user(recoveryCodes.userId),
    hidden: 'codeHash userId usedAt',
    what: 'recovery codes of staff, hashed',
    why: 'with the account; a secret',
  },
  {
    table: embedGrants,
    ...DELETED,
    of: user(embedGrants.userId),
    exported: ['siteId', 'origin', 'scopes', 'approvedAt', 'createdAt', 'lastUsedAt', 'revokedAt'],
    hidden: 'id userId sessionId handleHash keptUntil',
    what: 'partner sites that were connected, with their codes and tokens (hashed)',
    readers: OWN,
    why: 'a day after it is disconnected',
  },
  {
    table: pushDevices,
    ...DELETED,
    of: user(pushDevices.userId),
    // The person who knows the others can send to the browser.
    exported: ['createdAt', 'lastSentAt'],
    hidden: 'id userId sessionId endpoint p256dh auth failures',
    what: 'devices that take push messages, with their address at the browser’s push service',
    readers: 'that push service',
    why: 'until it is turned off or the session ends',
  },
  {
    table: sessions,
    ...DELETED,
    of: user(sessions.userId),
    exported: ['kind', 'device', 'createdAt', 'lastSeenAt', 'expiresAt', 'revokedAt'],
    hidden: 'id tokenHash userId otpOnly factorAt',
    what: 'where the person is signed in',
    readers: STAFF,
    why: 'a day after its end',
  },
];

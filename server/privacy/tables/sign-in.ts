/** Codes, proofs and sessions: what a person signs in with. Mostly secrets that are gone in days. */
import * as s from '#server/db/all-tables.ts';
import { phone, user } from './owned-by.ts';
import { DELETED, OWN, type PersonalTable, STAFF } from './personal-table.ts';

const SECRET = { ...DELETED, exported: [], readers: 'nobody' } as const;

export const signInTables: PersonalTable[] = [
  {
    table: s.otpCodes,
    ...SECRET,
    of: user(s.otpCodes.userId),
    hidden:
      'id phone purpose userId codeHash binding addressBlock tries createdAt expiresAt usedAt',
    what: 'codes sent to the phone, hashed',
    why: 'a day; a secret',
  },
  {
    table: s.resetTokens,
    ...SECRET,
    of: user(s.resetTokens.userId),
    hidden: 'tokenHash userId expiresAt usedAt',
    what: 'proofs of a reset code, hashed',
    why: 'a day; a secret',
  },
  {
    table: s.hireProofs,
    ...SECRET,
    of: phone(s.hireProofs.phone),
    hidden: 'tokenHash phone expiresAt usedForKey signedInAt',
    what: 'proofs of a phone in the hire form, hashed',
    why: 'a day; a secret',
  },
  {
    table: s.emailChanges,
    ...DELETED,
    of: user(s.emailChanges.userId),
    exported: ['email', 'createdAt', 'expiresAt', 'usedAt'],
    hidden: 'tokenHash userId',
    what: 'email addresses that wait for their link',
    readers: OWN,
    why: 'four days',
  },
  {
    table: s.numberChanges,
    ...DELETED,
    of: user(s.numberChanges.userId),
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
    table: s.secondFactors,
    ...SECRET,
    of: user(s.secondFactors.userId),
    hidden: 'userId secret pendingSecret lastStep',
    what: 'authenticator app of staff, encrypted',
    why: 'with the account; a secret',
  },
  {
    table: s.recoveryCodes,
    ...SECRET,
    of: user(s.recoveryCodes.userId),
    hidden: 'codeHash userId usedAt',
    what: 'recovery codes of staff, hashed',
    why: 'with the account; a secret',
  },
  {
    table: s.embedGrants,
    ...DELETED,
    of: user(s.embedGrants.userId),
    exported: ['siteId', 'origin', 'scopes', 'approvedAt', 'createdAt', 'lastUsedAt', 'revokedAt'],
    hidden: 'id userId sessionId handleHash keptUntil',
    what: 'partner sites that were connected, with their codes and tokens (hashed)',
    readers: OWN,
    why: 'a day after it is disconnected',
  },
  {
    table: s.pushDevices,
    ...DELETED,
    of: user(s.pushDevices.userId),
    // Whoever knows the others can send to the browser.
    exported: ['createdAt', 'lastSentAt'],
    hidden: 'id userId sessionId endpoint p256dh auth failures',
    what: 'devices that take push messages, with their address at the browser’s push service',
    readers: 'that push service',
    why: 'until it is turned off or the session ends',
  },
  {
    table: s.sessions,
    ...DELETED,
    of: user(s.sessions.userId),
    exported: ['kind', 'device', 'createdAt', 'lastSeenAt', 'expiresAt', 'revokedAt'],
    hidden: 'id tokenHash userId otpOnly factorAt',
    what: 'where the person is signed in',
    readers: STAFF,
    why: 'a day after its end',
  },
];

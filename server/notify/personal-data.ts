/** The tables of what a person is sent and asks for. */
import * as s from '#server/ground/db/all-tables.ts';
import { phone, user } from '#server/ground/personal-data/owned-by.ts';
import {
  DELETED,
  EXPORTED,
  OWN,
  type PersonalTable,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';

export const messageTables: PersonalTable[] = [
  {
    table: s.outboxMessages,
    ...DELETED,
    of: user(s.outboxMessages.userId),
    // Codes and links are for who reads the phone or the mailbox, not for who holds the session.
    exported: [],
    hidden:
      'id userId channel event to subject text otp waits attempts createdAt expiresAt nextAttemptAt sentAt failedAt',
    what: 'SMS, emails and push messages on their way',
    readers: 'the gateway that sends them',
    why: 'the text until it is sent, the row a day more',
  },
  {
    table: s.notifications,
    ...EXPORTED,
    ...DELETED,
    of: user(s.notifications.userId),
    what: 'notifications in the app',
    readers: OWN,
    why: 'a year',
  },
  {
    table: s.messageChoices,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: user(s.messageChoices.userId),
    what: 'what the person wants to be sent',
    readers: OWN,
  },
  {
    table: s.noticeDismissals,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: user(s.noticeDismissals.userId),
    what: 'notices of the board the person has closed',
    readers: OWN,
  },
  {
    table: s.callRequests,
    ...DELETED,
    of: phone(s.callRequests.phone),
    exported: ['name', 'phone', 'lang', 'urgent', 'createdAt', 'doneAt'],
    hidden: 'id idempotencyKey idempotencyHash doneBy',
    what: 'calls asked for in the assistant',
    readers: 'staff',
    why: '30 days after the call',
  },
  {
    table: s.contactMessages,
    ...DELETED,
    of: phone(s.contactMessages.phone),
    exported: [
      'name',
      'phone',
      'email',
      'topic',
      'message',
      'jobId',
      'lang',
      'createdAt',
      'doneAt',
    ],
    hidden: 'id idempotencyKey idempotencyHash doneBy',
    what: 'messages of the contact page',
    readers: 'staff',
    why: '30 days after the answer',
  },
];

/** The tables of what a person is sent and asks for. */
import { callRequests } from '#server/ground/db/schema/call-requests.ts';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import { messageChoices } from '#server/ground/db/schema/message-choices.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
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
    table: outboxMessages,
    ...DELETED,
    of: user(outboxMessages.userId),
    // Codes and links are for who reads the phone or the mailbox, not for who holds the session.
    exported: [],
    hidden:
      'id userId channel event to subject text otp waits attempts createdAt expiresAt nextAttemptAt sentAt failedAt',
    what: 'SMS, emails and push messages on their way',
    readers: 'the gateway that sends them',
    why: 'the text until it is sent, the row a day more',
  },
  {
    table: notifications,
    ...EXPORTED,
    ...DELETED,
    of: user(notifications.userId),
    what: 'notifications in the app',
    readers: OWN,
    why: 'a year',
  },
  {
    table: messageChoices,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: user(messageChoices.userId),
    what: 'what the person wants to be sent',
    readers: OWN,
  },
  {
    table: callRequests,
    ...DELETED,
    of: phone(callRequests.phone),
    exported: ['name', 'phone', 'lang', 'urgent', 'createdAt', 'doneAt'],
    hidden: 'id idempotencyKey idempotencyHash doneBy',
    what: 'calls asked for in the assistant',
    readers: 'staff',
    why: '30 days after the call',
  },
  {
    table: contactMessages,
    ...DELETED,
    of: phone(contactMessages.phone),
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

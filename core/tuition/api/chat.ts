/** Messages between the two people of a tuition. */
import { z } from 'zod';
import {
  fail,
  id,
  idempotencyKey,
  langQuery,
  nullableInteger,
  nullableText,
  optional,
  optionalId,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { ownSides } from '#core/people/account/own-sides.ts';
import { optionalPersonText, reason } from '#core/people/api/fields/person-text.ts';
import { actor } from '#core/people/api/fields/staff-fields.ts';
import { imageText } from '#core/people/api/profile/image.ts';
import {
  MESSAGE_MAX,
  messageReportReasons,
  REPORT_TEXT_MAX,
  writingStates,
} from '#core/tuition/chat/chat-rules.ts';

export const messageParams = z.object({ id });

const picture = z.object({ width: z.int(), height: z.int() });
const message = z.object({
  id: z.int(),
  is_own: z.boolean(),
  key: nullableText,
  text: z.string(),
  picture: picture.nullable(),
  at: z.string(),
  is_removed: z.boolean(),
});
export type Message = z.infer<typeof message>;

export const threadQuery = z.object({
  before: optionalId,
  after: optionalId,
  ...langQuery.shape,
});
export const threadAnswer = z.object({
  messages: z.array(message),
  has_older: z.boolean(),
  has_newer: z.boolean(),
  other_read_id: z.int(),
  removed_ids: z.array(z.int()),
  writing: z.enum(writingStates),
  writable_until: nullableText,
  has_blocked: z.boolean(),
});
export type Thread = z.infer<typeof threadAnswer>;

export const sendMessageBody = z
  .strictObject({
    idempotency_key: idempotencyKey,
    text: optionalPersonText(MESSAGE_MAX),
    picture: optional(imageText),
  })
  .superRefine(({ text, picture: image }, context) => {
    if (text === undefined && image === undefined) fail(context, 'text', 'required');
  });
export const sentMessageAnswer = z.object({ message });
export const readThreadBody = z.strictObject({ last_id: id });
export const unreadAnswer = z.object({
  unread: z.int(),
  changes: z.int(),
});
export type UnreadMessages = z.infer<typeof unreadAnswer>;

const threadItem = z.object({
  tuition_id: z.int(),
  side: z.enum(ownSides),
  other: z.object({
    name: z.string(),
    photo: nullableText,
    gender: nullableInteger,
  }),
  class_name: z.string(),
  is_over: z.boolean(),
  unread: z.int(),
  last: z
    .object({
      is_own: z.boolean(),
      text: z.string(),
      has_picture: z.boolean(),
      is_removed: z.boolean(),
      at: z.string(),
    })
    .nullable(),
});
export type ThreadItem = z.infer<typeof threadItem>;
export const threadsAnswer = pagedAnswer(threadItem);

export const reportMessageBody = z.strictObject({
  reason: z.enum(messageReportReasons),
  text: optionalPersonText(REPORT_TEXT_MAX),
});

export const chatReportsQuery = z.object({
  status: optional(z.enum(['waiting', 'done'])),
  ...pageQuery.shape,
});
const person = z.object({ user_id: z.int(), name: z.string() });
const reportFields = {
  id: z.int(),
  reason: z.enum(messageReportReasons),
  text: nullableText,
  at: z.string(),
  by: person,
  sender: person,
  request: z.object({ id: z.int(), request_no: z.string() }),
  message: z.object({
    id: z.int(),
    text: z.string(),
    picture: picture.nullable(),
    at: z.string(),
    is_removed: z.boolean(),
  }),
  settled: z.object({ at: z.string(), by: actor }).nullable(),
};
const chatReport = z.object(reportFields);
export type ChatReport = z.infer<typeof chatReport>;
export const chatReportsAnswer = pagedAnswer(chatReport);
export const chatReportAnswer = z.object({
  ...reportFields,
  around: z.array(
    z.object({
      id: z.int(),
      sender: person,
      text: z.string(),
      picture: picture.nullable(),
      at: z.string(),
      is_removed: z.boolean(),
    }),
  ),
});
export type ChatReportInFull = z.infer<typeof chatReportAnswer>;
/** The reason is sent to who wrote the message. */
export const hideMessageBody = z.strictObject({ reason });
export const chatReportSettledAnswer = z.object(success);

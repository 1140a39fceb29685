import { z } from 'zod';
import { id } from '#core/ground/api/fields/fields.ts';
import { paged } from '#core/ground/api/fields/page.ts';
import { notificationKinds } from '#core/notify/messages/message-events.ts';

/** The reader's language makes the words of `kind` with `values`; names are in the `lang` asked for. */
const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  path: z.string().nullable(),
  created_at: z.string(),
  read_at: z.string().nullable(),
});
export const notificationsAnswer = z.object({
  ...paged,
  unread: z.int(),
  data: z.array(notification),
});
/** The notifications that were read; all of them where no ids are given. */
export const readNotificationsBody = z.object({ ids: z.array(id).max(100).optional() });
export const readNotificationsAnswer = z.object({ status: z.literal('success'), unread: z.int() });
export const notificationStreamAnswer = z.string();

/**
 * The messages of the wing to people (core/notify/messages/message-events.ts), and its answers that
 * they report as changed (app/notify/notifications/announced-answers.ts).
 */
import { type MessageEvent, PUSH_ONLY } from '#core/ground/message-event.ts';

export const events = {
  // Asked for on the device it goes to.
  push_test: { topic: 'security', channels: PUSH_ONLY, waits: false },
} as const satisfies Record<string, MessageEvent>;

export const announcedAnswers = ['listNotifications'] as const;

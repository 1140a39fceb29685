/**
 * Everything people are notified of, put together of what the wings say (`events.ts` of each): by which
 * channels, and whether it can wait for the morning. Nothing is sent that is not in here. Who was left
 * out of a channel has turned its topic off.
 */
import { events as community } from '#core/community/events.ts';
import type { MessageEvent } from '#core/ground/message-event.ts';
import type { Channel } from '#core/ground/message-topics.ts';
import { events as market } from '#core/market/events.ts';
import { events as money } from '#core/money/events.ts';
import { events as notify } from '#core/notify/events.ts';
import { events as people } from '#core/people/events.ts';
import { events as tuition } from '#core/tuition/events.ts';

export const messageEvents = {
  ...people,
  ...notify,
  ...market,
  ...tuition,
  ...money,
  ...community,
} as const;

export type EventName = keyof typeof messageEvents;

type With<C extends Channel> = {
  [N in EventName]: C extends (typeof messageEvents)[N]['channels'][number] ? N : never;
}[EventName];
/**
 * An event with a notification in the app; its words stand in the `shared.json` of its wing,
 * `notifications`.
 */
export type NotificationKind = With<'app'>;

/**
 * An event that reaches a device that is not in use; its words stand in the `shared.json` of its
 * wing, `server.pushText`.
 */
export type PushKind = With<'push'>;

export const eventNames = Object.keys(messageEvents) as EventName[];

export const eventOf = (name: EventName): MessageEvent => messageEvents[name];

const isInApp = (name: EventName): name is NotificationKind =>
  eventOf(name).channels.includes('app');
export const notificationKinds = eventNames.filter(isInApp) as [
  NotificationKind,
  ...NotificationKind[],
];

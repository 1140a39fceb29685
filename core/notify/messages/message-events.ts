/**
 * Everything people are notified of, put together of what the wings say (`events.ts` of each): by which
 * channels, and whether it can wait for the morning. Nothing is sent that is not in here. Who was left
 * out of a channel has turned its topic off.
 */
import { events as community } from '#core/community/events.ts';
import type { MessageEvent } from '#core/ground/message-event.ts';
import { type Channel, isOptional, type OptionalTopic } from '#core/ground/message-topics.ts';
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

/**
 * An event whose SMS leads to the screen it is about: each but codes, what concerns the account as a
 * whole, and those whose text has links of its own.
 */
export type LinkedKind = Exclude<
  {
    [N in EventName]: (typeof messageEvents)[N]['topic'] extends OptionalTopic
      ? 'sms' extends (typeof messageEvents)[N]['channels'][number]
        ? N
        : never
      : never;
  }[EventName],
  'search_alert' | 'compare_link'
>;

export const eventNames = Object.keys(messageEvents) as EventName[];

export const eventOf = (name: EventName): MessageEvent => messageEvents[name];

const isInApp = (name: EventName): name is NotificationKind =>
  eventOf(name).channels.includes('app');
export const notificationKinds = eventNames.filter(isInApp) as [
  NotificationKind,
  ...NotificationKind[],
];

const LINKED_BY_TEXT: readonly EventName[] = ['search_alert', 'compare_link'];
export const linkedKinds = eventNames.filter((name): name is LinkedKind => {
  const { topic, channels } = eventOf(name);
  return isOptional(topic) && channels.includes('sms') && !LINKED_BY_TEXT.includes(name);
});

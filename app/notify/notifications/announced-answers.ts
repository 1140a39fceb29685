import type { EndpointName } from '#core/api/endpoints.ts';
import { announcedAnswers as ofCommunity } from '#core/community/events.ts';
import { announcedAnswers as ofDashboards } from '#core/dashboards/events.ts';
import { announcedAnswers as ofMarket } from '#core/market/events.ts';
import { announcedAnswers as ofMoney } from '#core/money/events.ts';
import { announcedAnswers as ofNotify } from '#core/notify/events.ts';
import { announcedAnswers as ofPeople } from '#core/people/events.ts';
import { announcedAnswers as ofTuition } from '#core/tuition/events.ts';

/** Everything staff screens read of each other's work, and of what people send in. */
export const isStaffAnswer = (name: string) =>
  /Staff|Pipeline|Person|People|Audit|Partner|Names|TutorDocuments|NewTutor/.test(name);

/**
 * The answers that a notification may report as changed, as each wing names its own: read again with
 * it, so that no notification is about something the screen does not show. Left out is anything somebody fills in
 * on top of the version read, such as a coach request.
 */
export const announcedAnswers: readonly EndpointName[] = [
  ...ofNotify,
  ...ofPeople,
  ...ofMarket,
  ...ofTuition,
  ...ofMoney,
  ...ofCommunity,
  ...ofDashboards,
];

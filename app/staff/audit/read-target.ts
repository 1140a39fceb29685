import { personPath } from '#app/staff/tags/person-path.ts';
import { type Stage, stages } from '#core/market/hire/application-stages.ts';

/** The pages at which what an entry is about can be looked at, by the kind in its target. */
const PATHS: Record<string, (id: string) => string> = {
  alarm: () => '/staff/alarms',
  'call-request': () => '/staff/calls',
  'chat-message': () => '/staff/chats',
  'chat-report': (id) => `/staff/chats/${id}`,
  'coach-request': () => '/staff/coach-requests',
  day: (id) => `/staff/money/days/${id}`,
  job: (id) => `/staff/requests/${id}`,
  lesson: () => '/staff/lessons',
  message: () => '/staff/messages',
  notice: () => '/staff/notices',
  'number-change': () => '/staff/number-changes',
  'online-lesson': () => '/staff/online-lessons',
  partner: () => '/staff/partners',
  payout: () => '/staff/payouts',
  'promo-code': () => '/staff/money/promo-codes',
  refund: () => '/staff/refunds',
  request: (id) => `/staff/requests/${id}`,
  review: () => '/staff/reviews',
  'tutor-documents': (id) => `/staff/documents/${id}`,
  user: (id) => personPath(Number(id)),
};

const isStage = (text: string | undefined): text is Stage => stages.some((one) => one === text);

/** Returns the parts of a target such as `application:5:applied>shortlisted`; null for other words. */
export function readTarget(target: string) {
  const [, kind, id, rest = ''] = /^([a-z-]+):([^:]+)(?::(.*))?$/.exec(target) ?? [];
  if (kind === undefined || id === undefined) return null;
  const [from, to] = rest.split('>');
  return {
    kind,
    id,
    /** A page of a list that was looked at. */
    isPage: id.startsWith('page-'),
    path: id.startsWith('page-') ? null : (PATHS[kind]?.(id) ?? null),
    /** The stages an application was moved between. */
    move: isStage(from) && isStage(to) ? ([from, to] as const) : null,
  };
}

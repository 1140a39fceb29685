import type { Lang } from '#core/ground/i18n/lang.ts';

/** Where everything people are notified of can be read. */
export const NOTIFICATIONS_PATH = '/notifications';

/** What our worker is sent and shows. It holds nothing a stranger must not read on a locked screen. */
export interface PushPayload {
  title: string;
  body: string;
  lang: Lang;
  /** The page of our site it leads to. */
  path: string;
}

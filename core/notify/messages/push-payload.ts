import type { Lang } from '#core/ground/i18n/lang.ts';

/** The path where everything people are notified of can be read. */
export const NOTIFICATIONS_PATH = '/notifications';

/**
 * The data our worker is sent and shows. It holds nothing a stranger must not read on a locked
 * screen.
 */
export interface PushPayload {
  title: string;
  body: string;
  lang: Lang;
  /** The page of our site it leads to. */
  path: string;
}

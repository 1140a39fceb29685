/**
 * Push messages: shown as they come, each of them, also one that cannot be read; pressed, they lead to
 * their page. Nothing of them is stored. Reasons: docs/decisions/0025-push-messages.md
 */
import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { parseUrl } from '#core/ground/text/parse-url.ts';
import { NOTIFICATIONS_PATH, type PushPayload } from '#core/notify/messages/push-payload.ts';
import bn from '#locales/bn/site/offline.json' with { type: 'json' };
import en from '#locales/en/site/offline.json' with { type: 'json' };
import { openPage } from './open-page.ts';
import { readerLang } from './reader-lang.ts';
import { renewSubscription } from './renew-subscription.ts';

declare const self: ServiceWorkerGlobalScope;

const TEXT_FIELDS = ['title', 'body', 'path'] as const;
const texts = { en, bn };

const isPayload = (value: unknown): value is PushPayload =>
  typeof value === 'object' &&
  value !== null &&
  'lang' in value &&
  (value.lang === 'en' || value.lang === 'bn') &&
  TEXT_FIELDS.every((name) => typeof Reflect.get(value, name) === 'string');

const general = (lang: Lang): PushPayload => ({
  title: lang === 'bn' ? brand.nameBn : brand.name,
  body: texts[lang]['news'],
  lang,
  path: NOTIFICATIONS_PATH,
});

async function readPayload(data: PushMessageData | null): Promise<PushPayload> {
  try {
    const payload: unknown = data?.json();
    if (isPayload(payload)) return payload;
  } catch {
    // Of a newer build, or cut off: browsers punish a message that shows nothing.
  }
  return general(await readerLang());
}

async function show(data: PushMessageData | null) {
  const { title, body, lang, path } = await readPayload(data);
  await self.registration.showNotification(title, {
    body,
    lang,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    // The same said twice is there once.
    tag: `${path} ${body}`,
    data: path,
  });
}

/** Returns the address, which is only ever a page of ours. */
function addressOf(path: unknown): URL {
  const { origin } = self.location;
  const url = typeof path === 'string' ? parseUrl(path, origin) : undefined;
  return url?.origin === origin ? url : new URL(NOTIFICATIONS_PATH, origin);
}

export function takePushMessages() {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(addressOf(event.notification.data), self.clients));
  });
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renewSubscription(event)),
  );
}

/** The empty page of the app in both languages, with all that it needs to say that there is no connection. */
import { files, version } from 'virtual:porua-offline-files';
import { LANGS, type Lang } from '#core/ground/i18n/lang.ts';
import { OFFLINE_PATH } from '#core/site/offline/offline-cache.ts';

const NAME = `shell-${version}`;
const IS_SHELL = /^shell-/;

const addressOf = (lang: Lang) => `${OFFLINE_PATH}?lang=${lang}`;

/** Asked for without cookies: it is the same for everybody. */
export async function cacheShell() {
  const cache = await caches.open(NAME);
  const pages = LANGS.map((lang) => new Request(addressOf(lang), { credentials: 'omit' }));
  await cache.addAll([...pages, ...files]);
}

/** Deletes the shells of earlier builds. */
export async function deleteOldShells() {
  const old = (await caches.keys()).filter((name) => IS_SHELL.test(name) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export const shellFile = (request: Request) => caches.match(request, { cacheName: NAME });

export const shellPage = (lang: Lang) => caches.match(addressOf(lang), { cacheName: NAME });

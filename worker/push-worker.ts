/**
 * The worker where reading offline is switched off but push messages are not: it caches nothing, and
 * deletes what a worker before it cached.
 */
import { clientsClaim } from 'workbox-core';
import { takePushMessages } from './push-messages.ts';

declare const self: ServiceWorkerGlobalScope;

async function deleteAll() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

takePushMessages();
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(deleteAll()));
clientsClaim();

/**
 * Stands in for the worker of our pages where reading offline is switched off: browsers that have one
 * take this in its place, and it leaves with all that was cached.
 */
export const REMOVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

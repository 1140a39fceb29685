import { WORKER_PATH } from '#core/site/offline/offline-cache.ts';

/** Our pages let no script start from a plain address: this one is named as an exception. */
const workerUrl = () =>
  window.trustedTypes
    ?.createPolicy('worker', { createScriptURL: () => WORKER_PATH })
    .createScriptURL(WORKER_PATH) ?? WORKER_PATH;

/** Registers the worker, as often as one likes: the browser knows its worker. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerUrl());

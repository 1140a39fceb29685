/**
 * The map computes its shapes in a worker, one of our own built files. Our pages let no script start
 * from a plain address (trusted types), so this one address is named as the exception.
 */
import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

let isReady = false;

/** Prepares the worker once for all maps of the page. */
export function prepareMapWorker() {
  if (isReady) return;
  isReady = true;
  // The library hands its address over as text; the default policy is what text is asked about.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === workerUrl ? url : null),
  });
  setWorkerUrl(workerUrl);
}

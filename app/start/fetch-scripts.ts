/**
 * The scripts of a page the server has drawn, fetched when its first view has been painted: named as
 * scripts, a slow phone would ask for all of them and compile them before it paints. The page itself asks
 * for the largest alone, which is most of the bytes. Their list stands in the page in the
 * order they run in (server/site/pages/page-template.ts).
 */
import { nextTask } from '#core/ground/next-task.ts';

const PAINTED = 'first-contentful-paint';

export async function fetchScripts() {
  const scripts: string[] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]');
  const read = whenRead();
  await Promise.race([whenPainted(), read.then(nextFrame)]);
  for (const href of scripts) ask(href);
  await read;
  const main = scripts.pop();
  for (const script of scripts) {
    await nextTask();
    // What does not come, the app asks for again, and says so where it is needed.
    await import(/* @vite-ignore */ script).catch(() => undefined);
  }
  await nextTask();
  if (main) await runMain(main);
}

const whenRead = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    else resolve(undefined);
  });

/** Never, where the browser does not say when it paints. */
const whenPainted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName(PAINTED).length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** A page in the background is not painted. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

function ask(href: string) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
}

/** An element's address would need a policy of trusted types; an import has none to ask. */
async function runMain(main: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ main);
  } catch (cause) {
    if (navigator.onLine) throw cause;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return runMain(main);
  }
}

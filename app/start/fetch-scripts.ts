/**
 * The scripts of a page the server has drawn, fetched when its first view has been painted: named as
 * scripts, a slow phone would ask for all of them and compile them before it paints. Their list stands at
 * the end of the page in the order they run in (server/site/pages/page-template.ts).
 */
import { nextTask } from '#core/ground/next-task.ts';

export function fetchScripts() {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', fetchAfterPaint, { once: true });
  else fetchAfterPaint();
}

function fetchAfterPaint() {
  // A page in the background is not painted.
  if (document.hidden) void fetchAndRun();
  else requestAnimationFrame(() => setTimeout(fetchAndRun));
}

/** Asks for each, and runs each, in a task of its own: together they hold a slow phone up for 300 ms. */
async function fetchAndRun() {
  const scripts: string[] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]');
  for (const href of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
    await nextTask();
  }
  const main = scripts.pop();
  for (const script of scripts) {
    // What does not come, the app asks for again, and says so where it is needed.
    await import(/* @vite-ignore */ script).catch(() => undefined);
    await nextTask();
  }
  if (main) await runMain(main);
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

/**
 * Fetches all files of a widget at once, tries a second time, then gives up: the fallback link stays
 * and its reserved height is let go.
 */
import { widgets } from 'virtual:porua-manifest';
import { wait } from './wait.ts';
import { warnOnce } from './warn-once.ts';

const RETRY_AFTER_MS = 1500;
const pending = new Map<string, Promise<unknown>>();

/** `files`: all of the widget, where the first view has named them; else they come after its own one. */
export function importWidget(
  origin: string,
  widget: string,
  element: Element,
  files: readonly unknown[] = [widgets[widget]],
): void {
  const load = (file: unknown) => import(/* @vite-ignore */ `${origin}/embed/assets/${file}`);
  const loading =
    pending.get(widget) ??
    Promise.all(files.map(load)).catch(async () => {
      await wait(RETRY_AFTER_MS);
      // Some browsers remember a failed module by its address.
      return load(`${widgets[widget]}?2`);
    });
  pending.set(widget, loading);
  loading.catch((error: unknown) => {
    pending.delete(widget);
    warnOnce(`${widget} could not be loaded`, error);
    // What of a first view stays: embed/host.css.
    element.setAttribute('data-porua-state', 'failed');
    element.dispatchEvent(
      new CustomEvent('porua-error', {
        detail: { code: 'load_failed' },
        bubbles: true,
        composed: true,
      }),
    );
  });
}

/**
 * Fetches all files of a widget at once, tries a second time, then gives up: the fallback link stays
 * and its reserved height is let go.
 */
import { texts, widgets } from 'virtual:porua-manifest';
import { warnOnce } from './warn-once.ts';

const RETRY_AFTER_MS = 1500;
const pending = new Map<string, Promise<unknown>>();

export function importWidget(origin: string, widget: string, lang: string, element: Element): void {
  const files = widgets[widget] ?? [];
  const load = (file: string | undefined) =>
    file && import(/* @vite-ignore */ `${origin}/embed/assets/${file}`);
  // What stands alone, such as the assistant's launcher, has no texts either.
  const loading =
    pending.get(widget) ??
    Promise.all([...files, files[1] && texts[lang]].map(load)).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      // Some browsers remember a failed module by its address.
      return load(`${files[0]}?again`);
    });
  pending.set(widget, loading);
  loading.catch((error: unknown) => {
    pending.delete(widget);
    warnOnce(`${widget} could not be loaded`, error);
    // What the server has drawn stays, without its controls (embed/host.css), and the page's own link.
    element.shadowRoot?.append(document.createElement('slot'));
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

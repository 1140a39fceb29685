/**
 * Registers an element for a widget. Ours twice is normal (a file fetched again): the first one stays.
 * A name that belongs to another script, or a page that breaks `define`, is an error, which the loader
 * reports while the fallback stays.
 */
import { elementOf } from './porua-element.tsx';
import type { Widget, WidgetAttributes } from './widget.ts';

const ours = new WeakSet<CustomElementConstructor>();

export function defineElement<Own extends WidgetAttributes>(
  name: string,
  widget: Widget<Own>,
): void {
  const known = customElements.get(name);
  if (known && ours.has(known)) return;
  if (known) throw new Error(`<${name}> belongs to another script`);
  const element = elementOf(widget);
  ours.add(element);
  customElements.define(name, element);
}

/**
 * Registers an element for a widget and gives it a property for each attribute. Ours twice is normal (a
 * file fetched again): the first one stays. A name that belongs to another script, or a page that
 * breaks `define`, is an error, which the loader reports while the fallback stays.
 */
import { observedAttributes, PoruaElement } from './porua-element.tsx';
import type { Widget, WidgetAttributes } from './widget.ts';

export function defineElement<Own extends WidgetAttributes>(
  name: string,
  widget: Widget<Own>,
): void {
  const known = customElements.get(name);
  if (known?.prototype instanceof PoruaElement) return;
  if (known) throw new Error(`<${name}> belongs to another script`);
  class WidgetElement extends PoruaElement<Own> {
    static readonly observedAttributes = observedAttributes(widget.attributes);

    constructor() {
      super(widget);
    }
  }
  for (const property of Object.keys(widget.attributes))
    Object.defineProperty(WidgetElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.getValue(property);
      },
      set(this: WidgetElement, value: unknown) {
        this.setValue(property, value);
      },
    });
  customElements.define(name, WidgetElement);
}

/**
 * Registers an element class and gives it a property for each attribute. Ours twice is normal (a
 * file fetched again): the first one stays. A name that belongs to another script, or a page that
 * breaks `define`, is an error, which the loader reports while the fallback stays.
 */
import type { AttributeTable } from './attributes.ts';
import { PoruaElement } from './porua-element.tsx';

/** What the accessors need of an element. */
interface ValueHolder extends HTMLElement {
  getValue(property: string): unknown;
  setValue(property: string, value: unknown): void;
}

export function defineElement(
  name: string,
  elementClass: new () => ValueHolder,
  table: AttributeTable,
): void {
  const known = customElements.get(name);
  if (known?.prototype instanceof PoruaElement) return;
  if (known) throw new Error(`<${name}> belongs to another script`);
  for (const property of Object.keys(table))
    Object.defineProperty(elementClass.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: ValueHolder) {
        return this.getValue(property);
      },
      set(this: ValueHolder, value: unknown) {
        this.setValue(property, value);
      },
    });
  customElements.define(name, elementClass);
}

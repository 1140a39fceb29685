/**
 * Registers an element class and gives it a property for each attribute. Twice on one page is normal
 * (two scripts, two versions): the first one stays. Anything else that goes wrong is the page's
 * doing and is not thrown at it.
 */
import type { AttributeTable } from './attributes.ts';

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
  try {
    if (customElements.get(name)) return;
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
  } catch (error) {
    console.warn(`[porua] <${name}> could not be defined`, error);
  }
}

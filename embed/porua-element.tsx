/**
 * Makes the class of an element. r2wc gives it a property for each attribute, keeps what the page gave
 * and calls a renderer (element-drawing.tsx) to mount, update and unmount; the one subclass makes that
 * bear pages we do not control. See docs/decisions/0032-the-planned-stack.md.
 */
import r2wc from '@r2wc/core';
import { type AttributeTable, toAttributeName, toPropertyName } from './attributes.ts';
import { ElementDrawing } from './element-drawing.tsx';
import { type Given, readValue } from './given-values.ts';
import { keepFallback } from './keep-fallback.ts';
import { LoadingShell } from './loading-shell.tsx';
import { scriptOrigin } from './script-origin.ts';
import type { Widget, WidgetAttributes } from './widget.ts';

/** The names under which r2wc keeps what belongs to an element. */
const PROPS: unique symbol = Symbol.for('r2wc.props');
const CONNECTED: unique symbol = Symbol.for('r2wc.connected');
const CONTEXT: unique symbol = Symbol.for('r2wc.context');
const RENDER: unique symbol = Symbol.for('r2wc.render');

/** An element as r2wc makes it; its types name none of it. */
interface R2wcElement<Context> extends HTMLElement {
  /** Each as it was given: none has a type of r2wc's, whose readers throw and skip what is empty. */
  readonly [PROPS]: Given;
  /** True from the beginning. */
  [CONNECTED]: boolean;
  readonly [CONTEXT]?: Context;
  /** Mounts or updates, if it is connected. */
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** The places where a page is written: WordPress's canvas, and whatever can be typed into. */
const EDITOR = '.editor-styles-wrapper, [contenteditable]:not([contenteditable=false])';

export function elementOf<Own extends WidgetAttributes>(
  widget: Widget<Own>,
): CustomElementConstructor {
  type Drawing = ElementDrawing<Own>;
  const table = widget.attributes;
  const properties = Object.keys(table);
  const Base = r2wc<Given & { container?: HTMLElement }, Drawing>(
    LoadingShell,
    { props: Object.fromEntries(properties.map((property) => [property, undefined])) },
    {
      mount: (element, Shell, given) =>
        new ElementDrawing(widget, element, <Shell container={element} />, given),
      update: (drawing) => drawing.queueUpdate(),
      unmount: (drawing) => drawing.end(),
    },
  ) as new () => R2wcElement<Drawing>;

  class PoruaElement extends Base {
    static readonly observedAttributes = observedAttributes(table);

    constructor() {
      super();
      this[CONNECTED] = false;
      // It names the element itself: a page that writes an element as JSON would go in circles.
      Object.defineProperty(this, 'container', { enumerable: false });
    }

    /** Takes either spelling, and what is empty or gone, which r2wc passes over. */
    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now) return;
      this[PROPS][toPropertyName(name, table)] = now;
      this[RENDER]();
    }

    override connectedCallback(): void {
      this.#claimOwnProperties();
      // Hidden for being empty it would never come near the screen.
      if (getComputedStyle(this).display === 'none') keepFallback(this, scriptOrigin);
      // Keys meant for the widget would change what is being written.
      if (this.closest(EDITOR)) this.inert = true;
      this[CONTEXT]?.focusAgain();
      super.connectedCallback();
    }

    /** A page builder that moves us disconnects and connects in one task; only a real goodbye counts. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** Present so that `moveBefore` does not disconnect at all. */
    connectedMoveCallback(): void {}

    /** Properties the page set before the class was known hide the accessors until taken over. */
    #claimOwnProperties() {
      for (const property of properties) {
        const own = Object.getOwnPropertyDescriptor(this, property);
        if (!own) continue;
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, own.value);
      }
    }
  }

  // Read, a property gives what is meant; written, it is r2wc's.
  for (const property of properties)
    Object.defineProperty(PoruaElement.prototype, property, {
      ...Object.getOwnPropertyDescriptor(Base.prototype, property),
      get(this: PoruaElement) {
        return readValue(table, this[PROPS], property);
      },
    });
  return PoruaElement;
}

/**
 * Returns the names for `observedAttributes`; `lang` is the page's own attribute. HTML and some
 * frameworks write `cityId` as `cityid`.
 */
const observedAttributes = (table: AttributeTable): string[] => [
  'lang',
  ...Object.keys(table).flatMap((name) => [toAttributeName(name), name.toLowerCase()]),
];

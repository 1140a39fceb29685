/**
 * Base of our custom elements: the life of an element on a page we do not control. Attributes and
 * properties in, one render per microtask out; nothing before it is in the page, state kept when it
 * is moved, everything given back when it is gone. Why not r2wc:
 * docs/decisions/0003-own-element-base.md.
 */
import type { ReactNode } from 'react';
import type { Resources } from '#core/i18n/resources.ts';
import {
  type AttributeTable,
  type AttributeValues,
  toAttributeName,
  toPropertyName,
} from './attributes.ts';
import type { CommonAttributes, CommonValues } from './common-attributes.ts';
import { ElementConnection } from './element-connection.ts';
import { ElementFrame } from './element-frame.tsx';
import { emit } from './emit.ts';
import { firstAnswer, type SettledFirstAnswer } from './first-answer.ts';
import type { NamedArea } from './full-site-link.tsx';
import { GivenValues } from './given-values.ts';
import { type HostLang, hostLang } from './host-lang.ts';
import { keepFallback } from './keep-fallback.ts';
import { LoadingShell } from './loading-shell.tsx';
import { productLink } from './product-link.ts';
import { scriptOrigin } from './script-origin.ts';
import { loadJobTexts } from './texts/load-job-texts.ts';

export interface ViewContext {
  element: HTMLElement;
  /** Origin of the product, for the API and for links. */
  productUrl: string;
  /** The first API answer, when it belongs to the present values and language. */
  firstAnswer: unknown;
  /** What the page gave, fit or not; for telling a reader what was asked for. */
  given(property: string): unknown;
}

export interface View {
  content: ReactNode;
  /** The same thing on our own site, and the texts that name it. */
  fullSitePath: string;
  area: NamedArea;
  /** Of a list: pages it loads by scrolling. */
  pagesByScrolling?: number;
  /** Above the page: it takes no place in it, and has its own way to our site. */
  isFloating?: boolean;
}

/** With `more="scroll"`: what stands below the list stays within reach. */
export const PAGES_BY_SCROLLING = 2;

/** Where a page is written: WordPress's canvas, and whatever can be typed into. */
const EDITOR = '.editor-styles-wrapper, [contenteditable]:not([contenteditable=false])';

type Table = AttributeTable & CommonAttributes;

export abstract class PoruaElement<Own extends Table> extends HTMLElement {
  readonly #table: Own;
  readonly #values: GivenValues<Own>;
  #connection: ElementConnection | undefined;
  #first: Promise<SettledFirstAnswer | undefined> | undefined;
  #isQueued = false;

  constructor(table: Own) {
    super();
    this.#table = table;
    this.#values = new GivenValues(table, (message) =>
      console.warn(`[porua] <${this.localName}> ${message}`),
    );
  }

  /** The API path of what is shown first, with its query; the loader may have asked for it already. */
  protected abstract firstPath(
    values: AttributeValues<Own> & CommonValues,
    lang: HostLang,
  ): string | undefined;

  /** Undefined when the values are not enough to show anything; the page's fallback stays then. */
  protected abstract view(
    values: AttributeValues<Own> & CommonValues,
    context: ViewContext,
  ): View | undefined;

  /** Texts beyond those every widget has. */
  protected moreTexts(lang: HostLang): Promise<Partial<Resources>> {
    return loadJobTexts(lang);
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    this.setValue(toPropertyName(name, this.#table), now);
  }

  connectedCallback(): void {
    this.#claimOwnProperties();
    // Hidden for being empty it would never come near the screen.
    if (getComputedStyle(this).display === 'none') keepFallback(this, scriptOrigin);
    // Keys meant for the widget would change what is being written.
    if (this.closest(EDITOR)) this.inert = true;
    this.#connection?.focusAgain();
    this.#connection ??= new ElementConnection(this, () => this.#queueUpdate());
    this.#queueUpdate();
  }

  /** A page builder that moves us disconnects and connects in one task; only a real goodbye counts. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#connection?.end();
      this.#connection = undefined;
      // Back after a while, it asks anew.
      this.#first = this.#first?.then(() => undefined);
    });
  }

  /** Present so that `moveBefore` does not disconnect at all. */
  connectedMoveCallback(): void {}

  getValue(property: string): unknown {
    return this.#values.read(property);
  }

  setValue(property: string, value: unknown): void {
    this.#values.give(property, value);
    this.#queueUpdate();
  }

  /** Properties the page set before the class was known hide the accessors until taken over. */
  #claimOwnProperties() {
    for (const property of Object.keys(this.#table)) {
      const own = Object.getOwnPropertyDescriptor(this, property);
      if (!own) continue;
      Reflect.deleteProperty(this, property);
      this.setValue(property, own.value);
    }
  }

  #queueUpdate() {
    if (this.#isQueued || !this.#connection) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      const connection = this.#connection;
      if (connection) this.#update(connection).catch((error: unknown) => this.#fail(error));
    });
  }

  async #update(connection: ElementConnection) {
    const run = ++connection.run;
    const lang = hostLang(this);
    const values = this.#values.readAll();
    connection.dress(lang, values.theme);
    if (!connection.hasRendered) connection.render(<LoadingShell height={this.clientHeight} />);
    this.#first ??= firstAnswer(this);
    const [first, texts] = await Promise.all([this.#first, this.moreTexts(lang)]);
    if (connection !== this.#connection || run !== connection.run) return;

    const productUrl = values.api ?? scriptOrigin;
    const path = this.firstPath(values, lang);
    const context = {
      element: this,
      productUrl,
      firstAnswer: path && first?.url === productUrl + path ? first.data : undefined,
      given: (property: string) => this.#values.given(property),
    };
    const view = this.view(values, context);
    if (!view) {
      keepFallback(this, productLink(productUrl, '/job-board', values.site));
      return connection.showFallback();
    }
    connection.render(
      <ElementFrame
        {...{ element: this, lang, texts, productUrl, view, site: values.site }}
        onSettle={(state) => connection.settle(state)}
      />,
    );
  }

  #fail(error: unknown) {
    console.warn(`[porua] <${this.localName}> could not be loaded`, error);
    this.#connection?.showFallback();
    emit(this, 'porua-error', { code: 'load_failed' });
  }
}

/**
 * For `observedAttributes`; `lang` is the page's own attribute. HTML and some frameworks write
 * `cityId` as `cityid`.
 */
export const observedAttributes = (table: AttributeTable): string[] => [
  'lang',
  ...Object.keys(table).flatMap((name) => [toAttributeName(name), name.toLowerCase()]),
];

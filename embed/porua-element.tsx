/**
 * Base of our custom elements: the life of an element on a page we do not control. Attributes and
 * properties in, one render per microtask out; nothing before it is in the page, state kept when it
 * is moved, everything given back when it is gone. Why not r2wc:
 * docs/decisions/0003-own-element-base.md.
 */
import { fragmentKey } from '#core/site/embed/fragment.ts';
import { pause } from '#ui/pause.ts';
import { type AttributeTable, toAttributeName, toPropertyName } from './attributes.ts';
import { ElementConnection } from './element-connection.ts';
import { ElementFrame } from './element-frame.tsx';
import { emit } from './emit.ts';
import { firstFragment } from './first-fragment.ts';
import { GivenValues } from './given-values.ts';
import { type HostLang, hostLang } from './host-lang.ts';
import { keepFallback } from './keep-fallback.ts';
import type { Fragment } from './loader-state.ts';
import { LoadingShell } from './loading-shell.tsx';
import { hasPageDrafts } from './page-drafts.ts';
import { productLink } from './product-link.ts';
import { scriptOrigin } from './script-origin.ts';
import { type ElementTexts, loadElementTexts } from './texts/element-texts.ts';
import type { Widget, WidgetAttributes } from './widget.ts';

/** The places where a page is written: WordPress's canvas, and whatever can be typed into. */
const EDITOR = '.editor-styles-wrapper, [contenteditable]:not([contenteditable=false])';

export abstract class PoruaElement<Own extends WidgetAttributes> extends HTMLElement {
  readonly #widget: Widget<Own>;
  readonly #values: GivenValues<Own>;
  #connection: ElementConnection | undefined;
  readonly #texts = new Map<HostLang, Promise<ElementTexts>>();
  #first: Promise<Fragment | undefined> | undefined;
  #isQueued = false;

  constructor(widget: Widget<Own>) {
    super();
    this.#widget = widget;
    this.#values = new GivenValues(widget.attributes, (message) =>
      console.warn(`[porua] <${this.localName}> ${message}`),
    );
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    this.setValue(toPropertyName(name, this.#widget.attributes), now);
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
      // Back after a while, it asks again.
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
    for (const property of Object.keys(this.#widget.attributes)) {
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
    connection.showLoading(<LoadingShell height={this.clientHeight} />);
    this.#first ??= firstFragment(this);
    const [first, texts] = await Promise.all([this.#first, this.#textsIn(lang), connection.styled]);
    const { drafts, late } = this.#widget;
    const isFitting =
      first?.key === fragmentKey(lang, values) &&
      values.api === undefined &&
      !(drafts && hasPageDrafts(drafts));
    if (!isFitting) await Promise.all([late?.load(), texts.late?.load()]);
    // What stands there can be read: taking it over is a task of its own.
    else await pause();
    if (connection !== this.#connection || run !== connection.run) return;

    const productUrl = values.api ?? scriptOrigin;
    const view = this.#widget.view(values, {
      element: this,
      productUrl,
      firstAnswer: isFitting ? first.answer : undefined,
      given: (property) => this.#values.given(property),
    });
    if (!view) {
      keepFallback(this, productLink(productUrl, '/job-board', values.site));
      return connection.showFallback();
    }
    connection.render(
      <ElementFrame
        {...{ element: this, lang, texts, productUrl, view, site: values.site, now: first?.now }}
        turns={isFitting ? connection.turns : undefined}
        onSettle={(state) => connection.settle(state)}
        onAwake={() => connection.wake()}
      />,
      isFitting ? first : undefined,
    );
  }

  /** Loads the texts of a language once; after a failure the next update requests them again. */
  #textsIn(lang: HostLang): Promise<ElementTexts> {
    const known = this.#texts.get(lang);
    if (known) return known;
    const loading = loadElementTexts(lang, this.#widget.texts);
    this.#texts.set(lang, loading);
    loading.catch(() => this.#texts.delete(lang));
    return loading;
  }

  #fail(error: unknown) {
    console.warn(`[porua] <${this.localName}> could not be loaded`, error);
    this.#connection?.showFallback();
    emit(this, 'porua-error', { code: 'load_failed' });
  }
}

/**
 * Returns the names for `observedAttributes`; `lang` is the page's own attribute. HTML and some
 * frameworks write `cityId` as `cityid`.
 */
export const observedAttributes = (table: AttributeTable): string[] => [
  'lang',
  ...Object.keys(table).flatMap((name) => [toAttributeName(name), name.toLowerCase()]),
];

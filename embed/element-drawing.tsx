/**
 * Draws an element from its coming into the page to its leaving it, and again whatever changes: one
 * update per microtask, the texts of its language, and the server's first view taken over where it is
 * of the present values.
 */
import type { ReactNode } from 'react';
import { loadSender } from '#core/api/api-client.ts';
import { fragmentKey } from '#core/site/embed/fragment.ts';
import { whenIdle } from '#ui/late/when-idle.ts';
import { pause } from '#ui/pause.ts';
import { ElementConnection } from './element-connection.ts';
import { ElementFrame } from './element-frame.tsx';
import { emit } from './emit.ts';
import { firstFragment } from './first-fragment.ts';
import { type Given, givenValue, readValues } from './given-values.ts';
import { type HostLang, hostLang } from './host-lang.ts';
import { keepFallback } from './keep-fallback.ts';
import { warnOnce } from './loader/warn-once.ts';
import type { Fragment } from './loader-state.ts';
import { hasPageDrafts } from './page-drafts.ts';
import { productLink } from './product-link.ts';
import { scriptOrigin } from './script-origin.ts';
import { type ElementTexts, loadElementTexts } from './texts/element-texts.ts';
import type { Widget, WidgetAttributes } from './widget.ts';

/** The elements that were in a page before: back after a while, they ask again. */
const returning = new WeakSet<HTMLElement>();

export class ElementDrawing<Own extends WidgetAttributes> {
  readonly #widget: Widget<Own>;
  readonly #element: HTMLElement;
  readonly #given: Given;
  /** Stands in the element's place until its texts are there. */
  readonly #shell: ReactNode;
  readonly #connection: ElementConnection;
  readonly #texts = new Map<HostLang, Promise<ElementTexts>>();
  #first: Promise<Fragment | undefined> | undefined;
  /** Counts updates, so that a slow one that was overtaken can tell. */
  #run = 0;
  #isQueued = false;
  #hasEnded = false;

  constructor(widget: Widget<Own>, element: HTMLElement, shell: ReactNode, given: Given) {
    this.#widget = widget;
    this.#element = element;
    this.#shell = shell;
    this.#given = given;
    this.#connection = new ElementConnection(element, () => this.queueUpdate());
    this.queueUpdate();
  }

  queueUpdate(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      if (!this.#hasEnded) this.#update().catch((error: unknown) => this.#fail(error));
    });
  }

  focusAgain(): void {
    this.#connection.focusAgain();
  }

  end(): void {
    this.#hasEnded = true;
    returning.add(this.#element);
    this.#connection.end();
  }

  async #update() {
    const element = this.#element;
    const connection = this.#connection;
    const widget = this.#widget;
    const run = ++this.#run;
    const lang = hostLang(element);
    const values = readValues(widget.attributes, this.#given, (misfit) =>
      warnOnce(`<${element.localName}> ${misfit}`),
    );
    connection.dress(lang, values.theme);
    connection.showLoading(this.#shell);
    if (!returning.has(element)) this.#first ??= firstFragment(element);
    const [first, texts] = await Promise.all([this.#first, this.#textsIn(lang), connection.styled]);
    const { drafts, late } = widget;
    const isFitting =
      first?.key === fragmentKey(lang, values) &&
      values.api === undefined &&
      !(drafts && hasPageDrafts(drafts));
    const isPressed = first !== undefined && first.presses.length > 0;
    // Whatever is pressed in a list asks for another one. Lost on the way, it comes with the request.
    if (isPressed || late) whenIdle(() => loadSender().catch(() => undefined), isPressed);
    if (!isFitting) await Promise.all([late?.load(), texts.late?.load()]);
    // What stands there can be read: taking it over is a task of its own.
    else await pause();
    if (this.#hasEnded || run !== this.#run) return;

    const productUrl = values.api ?? scriptOrigin;
    const view = widget.view(values, {
      element,
      productUrl,
      firstAnswer: isFitting ? first.answer : undefined,
      given: (property) => givenValue(this.#given, property),
    });
    if (!view) {
      keepFallback(element, productLink(productUrl, '/job-board', values.site));
      return connection.showFallback();
    }
    connection.render(
      <ElementFrame
        {...{ element, lang, texts, productUrl, view, site: values.site, now: first?.now }}
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
    if (this.#hasEnded) return;
    console.warn(`[porua] <${this.#element.localName}> could not be loaded`, error);
    this.#connection.showFallback();
    emit(this.#element, 'porua-error', { code: 'load_failed' });
  }
}

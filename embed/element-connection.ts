/**
 * Holds what an element has between coming into the page and leaving it for good: its shadow tree,
 * the render root in it and the watch on the page's language. `end` gives all of it back.
 */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { FRAGMENT_MARK } from '#core/site/embed/fragment.ts';
import { Turns } from '#ui/late/turns.ts';
import { hasOwnColors } from './colors/has-own-colors.ts';
import type { HostLang } from './host-lang.ts';
import type { Fragment } from './loader-state.ts';
import { releaseReserve } from './release-reserve.ts';
import { takeOver } from './take-over.ts';
import { adoptWidgetSheet } from './widget-sheet.ts';

/** Seen by the page's and the loader's style rules; absent while loading. */
const STATE_ATTRIBUTE = 'data-porua-state';

export class ElementConnection {
  /** Settles when the styles are there. */
  readonly styled: Promise<void>;
  readonly #host: HTMLElement;
  readonly #wrapper: HTMLElement;
  /** The loader has put the first view there, drawn by the server. */
  #isFragmentShown: boolean;
  /** Shows the page's own fallback link until there is something better. */
  readonly #fallback: HTMLSlotElement;
  #root: Root | undefined;
  #giveBack: (() => void) | undefined;
  /** The turns of the first view that is there to be taken over. */
  readonly turns: Turns | undefined;
  readonly #langWatch: MutationObserver;
  readonly #systemTheme = matchMedia('(prefers-color-scheme: dark)');
  #stopReleasing: (() => void) | undefined;
  /** The part inside that has the focus, while the element stands where it is. */
  #focused: HTMLElement | undefined;

  constructor(host: HTMLElement, onLangChange: () => void) {
    this.#host = host;
    host.removeAttribute(STATE_ATTRIBUTE);
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const shown = shadow.querySelector<HTMLElement>(`[${FRAGMENT_MARK}]`);
    shown?.removeAttribute(FRAGMENT_MARK);
    this.#isFragmentShown = shown !== null;
    this.turns = shown ? new Turns() : undefined;
    this.#wrapper = shown ?? document.createElement('div');
    this.styled = shown ? Promise.resolve() : adoptWidgetSheet(shadow);
    // Set again to what they are, these would have the browser look at all styles in it again.
    if (!shown) {
      this.#wrapper.className = 'porua';
      this.#wrapper.part.add('root');
      this.#wrapper.dir = 'ltr';
    }
    this.#fallback = (shown && shadow.querySelector('slot')) ?? document.createElement('slot');
    // Moved, the view would lose the focus.
    if (!shown) shadow.replaceChildren(this.#wrapper, this.#fallback);
    this.#fallback.hidden = this.#isFragmentShown;
    this.#wrapper.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) this.#focused = target;
    });
    // A move takes the focus too, in the same task; a visitor's leaving lasts.
    this.#wrapper.addEventListener('focusout', () =>
      setTimeout(() => {
        if (!shadow.activeElement) this.#focused = undefined;
      }),
    );
    this.#systemTheme.addEventListener('change', this.#correctColors);
    this.#langWatch = new MutationObserver(onLangChange);
    this.#langWatch.observe(document.documentElement, { attributeFilter: ['lang'], subtree: true });
  }

  dress(lang: HostLang, theme: string): void {
    if (this.#wrapper.lang !== lang) this.#wrapper.lang = lang;
    if (this.#wrapper.dataset['theme'] !== theme) this.#wrapper.dataset['theme'] = theme;
    void this.#correctColors();
  }

  /** Our own colours can be read; those of the page are looked at, again when the system's theme changes. */
  #correctColors = async () => {
    if (!hasOwnColors(this.#host)) return;
    try {
      const { correctColors } = await import('./colors/correct-colors.ts');
      correctColors(this.#wrapper);
    } catch {
      // Lost on the way: the colours stay as the page gave them.
    }
  };

  /** Moved by `append` and the like, the focus is lost; where it was, it is again. */
  focusAgain(): void {
    this.#focused?.focus({ preventScroll: true });
  }

  /** Shows the content until there is something better. */
  showLoading(content: ReactNode): void {
    if (!this.#root && !this.#isFragmentShown) this.render(content);
  }

  /** `fragment`: the first view of this very content, where the server has drawn it. */
  render(content: ReactNode, fragment?: Fragment): void {
    this.#fallback.hidden = true;
    if (this.#isFragmentShown && fragment) {
      this.#isFragmentShown = false;
      this.#giveBack = takeOver(this.#wrapper, fragment, () => {
        this.#root = hydrateRoot(this.#wrapper, content);
      });
      return;
    }
    if (this.#isFragmentShown) this.#wrapper.replaceChildren();
    this.#isFragmentShown = false;
    this.#root ??= createRoot(this.#wrapper);
    this.#root.render(content);
  }

  /** The widget answers from now on. */
  wake(): void {
    this.#giveBack?.();
    this.#giveBack = undefined;
  }

  settle(state: 'ready' | 'failed'): void {
    this.#host.setAttribute(STATE_ATTRIBUTE, state);
    if (state === 'ready') this.#stopReleasing ??= releaseReserve(this.#host);
  }

  /** A first view stays: what can be read and followed still can. */
  showFallback(): void {
    if (!this.#isFragmentShown) this.#root?.render(null);
    this.#fallback.hidden = false;
    this.settle('failed');
  }

  end(): void {
    this.#langWatch.disconnect();
    this.#systemTheme.removeEventListener('change', this.#correctColors);
    this.#stopReleasing?.();
    this.#root?.unmount();
    this.#wrapper.replaceChildren();
  }
}

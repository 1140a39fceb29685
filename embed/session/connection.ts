/** The way from a code to a connected visitor, and everything that ends it again. */
import { isApiError } from '#core/ground/api/api-error.ts';
import type { CodeMessage } from '#core/people/session/embed-messages.ts';
import type { OwnJobs } from '#ui/environment.tsx';
import type { HostLang } from '../host-lang.ts';
import { isMarkedConnected, markConnected } from './connected-mark.ts';
import type { SessionStore } from './session-store.ts';
import { isTooSoon, PATIENCE_MS, TokenKeeper } from './token-keeper.ts';
import { watchReturn } from './watch-return.ts';

export class Connection {
  readonly #site: string;
  readonly #store: SessionStore;
  readonly #keeper: TokenKeeper;
  readonly #isSameSite: boolean;

  constructor(productUrl: string, site: string, store: SessionStore) {
    this.#site = site;
    this.#store = store;
    this.#isSameSite = isUnderSameHost(new URL(productUrl).hostname, location.hostname);
    this.#keeper = new TokenKeeper(productUrl, site, {
      canRenew: () => this.canRenew(),
      onLost: () => store.leave(),
    });
  }

  get isOpen(): boolean {
    return this.#keeper.hasToken;
  }

  /**
   * Returns true for a stored connection, and on a page of our own domain, where anybody signed in
   * is connected.
   */
  canRenew(): boolean {
    return this.#isSameSite || isMarkedConnected(this.#site);
  }

  watch(): void {
    watchReturn((isRestored) => {
      if (!this.isOpen) return;
      // From the browser's memory: nothing personal is shown before the server has been asked.
      if (isRestored) this.#store.leave();
      void this.check();
    });
  }

  async exchange({ code, keep }: CodeMessage, verifier: string): Promise<boolean> {
    try {
      const viewer = await this.#keeper.exchange(code, verifier);
      markConnected(this.#site, keep);
      this.#store.enter(viewer);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      this.#store.leave();
      this.#store.change({ notice: { text: 'failed' } });
      return false;
    }
  }

  /** Renews the token without the visitor, so without a word when it does not work. */
  async renew(): Promise<void> {
    try {
      this.#store.enter(await this.#keeper.renew());
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401 || error.status === 403) markConnected(this.#site, false);
      // The visitor is still connected: it is only seen a moment later.
      if (isTooSoon(error) && this.canRenew())
        setTimeout(() => !this.isOpen && void this.renew(), PATIENCE_MS);
    }
  }

  /** Is it still so? Signing out elsewhere is seen here at the latest. */
  async check(): Promise<void> {
    try {
      const viewer = await this.#keeper.call('en', 'getEmbedViewer');
      if (!this.#store.state.viewer) this.#store.enter(viewer);
    } catch (error) {
      // Lost connections have left by now; no network is no reason to leave.
      if (!isApiError(error)) throw error;
    }
  }

  async end(): Promise<void> {
    markConnected(this.#site, false);
    this.#store.leave();
    try {
      await this.#keeper.revoke();
    } catch (error) {
      // The token is forgotten here, and ends by itself within minutes.
      if (!isApiError(error)) throw error;
    }
  }

  forget(): void {
    this.#keeper.drop();
    this.#store.leave();
  }

  /** Errors speak the language of the element that asks. */
  ownJobs(lang: HostLang): OwnJobs | null {
    const { connection, viewer } = this.#store.state;
    if (viewer?.type !== 'tutor') return null;
    const keeper = this.#keeper;
    return {
      key: `${this.#site} ${connection}`,
      flags: () => keeper.call(lang, 'getEmbedFlags'),
      save: (jobId) => keeper.call(lang, 'saveEmbedJob', { params: { jobId } }),
      unsave: (jobId) => keeper.call(lang, 'unsaveEmbedJob', { params: { jobId } }),
    };
  }
}

const isUnderSameHost = (product: string, page: string) =>
  page === product || page.endsWith(`.${product.replace(/^(app|www)\./, '')}`);

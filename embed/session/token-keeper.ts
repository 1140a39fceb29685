/**
 * Holds the token of a connection where no attribute, property, event or storage of the page shows
 * it, and makes the calls that need it. Source: docs/requirements/site/partner-pages.md, "Connecting".
 */
import { type Answer, type CallOptions, createApiClient } from '#core/api/api-client.ts';
import { connectEndpoints } from '#core/api/connect-endpoints.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { EMBED_HEADER } from '#core/people/session/embed-messages.ts';
import type { HostLang } from '../host-lang.ts';
import type { EmbedViewer } from './session-state.ts';

/** Seconds before its end at which a token is renewed. */
const EARLY_S = 45;
/** The ms between two attempts while the server asks for patience. */
export const PATIENCE_MS = 10_000;

export interface TokenHolder {
  /** May a new token be asked for without the visitor? */
  canRenew(): boolean;
  onLost(): void;
}

export class TokenKeeper {
  readonly #productUrl: string;
  readonly #site: string;
  readonly #holder: TokenHolder;
  #token = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(productUrl: string, site: string, holder: TokenHolder) {
    this.#productUrl = productUrl;
    this.#site = site;
    this.#holder = holder;
  }

  get hasToken(): boolean {
    return this.#token !== '';
  }

  async exchange(code: string, verifier: string): Promise<EmbedViewer> {
    const body = { site: this.#site, code, verifier };
    return this.#keep(await this.#withCookie().call('exchangeEmbedCode', { body }));
  }

  async renew(): Promise<EmbedViewer> {
    return this.#keep(await this.#withCookie().call('renewEmbedToken', { body: this.#self }));
  }

  /** Gives the token back: by the token itself, and by the cookie for a page that has none yet. */
  async revoke(): Promise<void> {
    const authorization = `Bearer ${this.#token}`;
    this.drop();
    await this.#withCookie({ authorization }).call('revokeEmbedToken', { body: this.#self });
  }

  drop(): void {
    this.#token = '';
    clearTimeout(this.#timer);
  }

  /** A token that has ended is renewed once; where that fails, the connection is lost. */
  async call<Name extends EndpointName>(
    lang: HostLang,
    name: Name,
    options?: CallOptions<Name>,
  ): Promise<Answer<Name>> {
    const attempt = () =>
      createApiClient({
        endpoints: connectEndpoints,
        baseUrl: this.#productUrl,
        lang,
        credentials: 'omit',
        headers: () => ({ authorization: `Bearer ${this.#token}` }),
      }).call(name, options);
    try {
      return await attempt();
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (!(await this.#renewOrLose())) throw error;
      return attempt();
    }
  }

  get #self() {
    return { site: this.#site };
  }

  #withCookie(headers: Record<string, string> = {}) {
    return createApiClient({
      endpoints: connectEndpoints,
      baseUrl: this.#productUrl,
      lang: 'en',
      credentials: 'include',
      headers: () => ({ ...headers, [EMBED_HEADER]: '1' }),
    });
  }

  #keep({ access_token, expires_in, user }: Answer<'renewEmbedToken'>): EmbedViewer {
    this.#token = access_token;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#renewOrLose(), (expires_in - EARLY_S) * 1000);
    return user;
  }

  #renewLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#renewOrLose(), PATIENCE_MS);
  }

  async #renewOrLose(): Promise<boolean> {
    try {
      if (!this.#holder.canRenew()) throw new Error('not kept');
      await this.renew();
      return true;
    } catch (error) {
      // Many pages were opened at once: the connection is as good as before.
      if (isTooSoon(error)) {
        this.#renewLater();
        return false;
      }
      // Whatever else the reason, the next click connects again.
      this.drop();
      this.#holder.onLost();
      return false;
    }
  }
}

/** The server asks for patience; nothing is said about the connection. */
export const isTooSoon = (error: unknown) =>
  isApiError(error) && (error.status === 429 || error.status === 503);

const isRefused = (error: unknown) => isApiError(error) && error.status === 401;

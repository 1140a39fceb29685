/**
 * The connection of a partner's page to the visitor's account, shared by all elements of that page
 * with the same partner id. Source: embed-and-session §5 D3, D7.
 */

import { createApiClient } from '#core/api/api-client.ts';
import { isApiError } from '#core/api/api-error.ts';
import { connectEndpoints } from '#core/api/widget-endpoints.ts';
import type { CodeMessage, DoneMessage } from '#core/session/embed-messages.ts';
import type { HostLang } from '../host-lang.ts';
import { productLink } from '../product-link.ts';
import { Connection } from './connection.ts';
import { findObstacle, type Unavailable } from './find-obstacle.ts';
import { openTab, openWindow, windowUrl } from './own-window.ts';
import { notePlace, restorePlace } from './place.ts';
import { rememberRedirect, takeRedirect } from './redirect-memory.ts';
import { makeSecrets, type Secrets } from './secrets.ts';
import type { Notice } from './session-state.ts';
import { SessionStore } from './session-store.ts';
import { WindowLink } from './window-link.ts';

/** Who asks, and from where. */
export interface Asker {
  element: Element;
  lang: HostLang;
  jobId: number;
}

export class SiteSession {
  readonly store = new SessionStore();
  readonly connection: Connection;
  readonly #productUrl: string;
  readonly #site: string;
  readonly #link: WindowLink;
  /** Made ahead: a click has no time to wait for a digest. */
  #prepared: Secrets | undefined;
  #obstacle: Unavailable | null;

  constructor(productUrl: string, site: string) {
    this.#productUrl = productUrl;
    this.#site = site;
    this.connection = new Connection(productUrl, site, this.store);
    this.#link = new WindowLink(productUrl, site, {
      onSlow: () => this.store.change({ notice: { text: 'slow' } }),
      onTabChange: (connected) => {
        if (!connected) this.connection.forget();
        else if (this.connection.canRenew()) void this.connection.renew();
      },
    });
    this.#obstacle = findObstacle(productUrl);
    if (this.#obstacle) this.store.change({ name: 'unavailable' });
  }

  /** Once, after the first element has joined. */
  async start(returned: CodeMessage | DoneMessage | null): Promise<void> {
    const memory = takeRedirect(this.#site);
    if (this.#obstacle) return;
    await this.#prepare();
    this.connection.watch();
    if (memory?.hash) history.replaceState(history.state, '', memory.hash);
    if (memory) restorePlace(memory.place);
    if (!returned) await this.#startAlone();
    else if (returned.state === memory?.secrets.state)
      await this.#takeReturned(returned, memory.secrets.verifier, memory.jobId);
    else this.#link.handOn(returned);
  }

  /** True when somebody is connected now. Asked for by a click: the window opens in its task. */
  async connect(asker: Asker): Promise<boolean> {
    const secrets = this.#takePrepared();
    if (!secrets) return this.#leadAway('/auth/signin', asker.jobId);
    const url = windowUrl({ productUrl: this.#productUrl, site: this.#site, ...asker, secrets });
    const popup = openWindow(url);
    if (!popup) return this.#redirect(url, secrets, asker);
    this.store.change({ name: 'connecting', notice: null });
    const message = await this.#link.expect(popup, secrets.state);
    if (message?.t === 'porua:cancel') this.store.leave();
    if (message?.t !== 'porua:code') return false;
    const isConnected = await this.connection.exchange(message, secrets.verifier);
    if (isConnected && message.keep) this.#link.tellTabs(true);
    return isConnected;
  }

  /** True when the application was made while this page was waiting. */
  async apply(asker: Asker): Promise<boolean> {
    const { jobId } = asker;
    const secrets = this.#takePrepared();
    if (!secrets) return this.#leadAway(`/job-details/${jobId}`, jobId);
    const request = { productUrl: this.#productUrl, site: this.#site, ...asker, secrets };
    const url = windowUrl({ ...request, applyTo: jobId });
    const popup = openWindow(url);
    if (!popup) return this.#redirect(url, secrets, asker);
    this.store.change({ notice: null });
    const message = await this.#link.expect(popup, secrets.state);
    this.store.change({ notice: null });
    if (message?.t !== 'porua:done' || message.id !== jobId) return false;
    this.#markApplied(jobId);
    return true;
  }

  async disconnect(): Promise<void> {
    const ended = this.connection.end();
    this.#link.tellTabs(false);
    await ended;
  }

  /** After "finish in the other window". */
  async refresh(): Promise<void> {
    this.store.change({ notice: null });
    if (this.connection.isOpen) return this.connection.check();
    this.store.leave();
    if (this.connection.canRenew()) await this.connection.renew();
  }

  #takePrepared(): Secrets | undefined {
    const secrets = this.#obstacle ? undefined : this.#prepared;
    this.#prepared = undefined;
    if (secrets) void this.#prepare();
    return secrets;
  }

  async #prepare() {
    this.#prepared = await makeSecrets();
  }

  async #startAlone() {
    if (this.connection.canRenew()) await this.connection.renew();
    if (!this.connection.isOpen) await this.#checkSite();
  }

  /** Where we do not know this page, our window would only say so. */
  async #checkSite() {
    try {
      const api = createApiClient({
        endpoints: connectEndpoints,
        baseUrl: this.#productUrl,
        lang: 'en',
        credentials: 'omit',
      });
      const { origins } = await api.call('getEmbedSite', { params: { site: this.#site } });
      if (!origins.includes(location.origin)) this.#obstacle = 'unknown-site';
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 404) this.#obstacle = 'unknown-site';
    }
    if (this.#obstacle) this.store.change({ name: 'unavailable' });
  }

  async #takeReturned(returned: CodeMessage | DoneMessage, verifier: string, jobId: number) {
    if (returned.t === 'porua:done') return this.#markApplied(returned.id);
    if (!(await this.connection.exchange(returned, verifier))) return;
    if (returned.keep) this.#link.tellTabs(true);
    this.store.change({ toSave: jobId });
  }

  #markApplied(jobId: number) {
    this.store.change({ applied: [...this.store.state.applied, jobId] });
  }

  /** Browsers that block windows: the whole tab goes, and comes back to where it was. */
  #redirect(url: URL, secrets: Secrets, { element, jobId }: Asker): false {
    const memory = { secrets, jobId, hash: location.hash, place: notePlace(element, jobId) };
    if (!rememberRedirect(this.#site, memory))
      return this.#leadAway(`/job-details/${jobId}`, jobId);
    url.searchParams.set('mode', 'redirect');
    location.assign(url);
    return false;
  }

  #leadAway(path: string, jobId: number): false {
    const url = new URL(productLink(this.#productUrl, path, this.#site));
    if (path === '/auth/signin') url.searchParams.set('return', `/job-details/${jobId}`);
    const reason = this.#obstacle;
    if (reason !== 'sandboxed') openTab(url.href);
    if (reason === 'sandboxed' || reason === 'in-app' || reason === 'insecure')
      this.store.change({ notice: { text: reason, href: url.href } satisfies Notice });
    return false;
  }
}

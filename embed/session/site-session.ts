/**
 * The connection of a partner's page to the visitor's account, shared by all elements of that page
 * with the same partner id. Sources: docs/requirements/site/partner-pages.md, "Connecting", and
 * docs/requirements/site/partner-pages.md, "Fallbacks".
 */

import type { CodeMessage, DoneMessage } from '#core/people/session/embed-messages.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import type { HostLang } from '../host-lang.ts';
import { productLink } from '../product-link.ts';
import { Connection } from './connection.ts';
import { findObstacle, type Unavailable } from './find-obstacle.ts';
import { isPageKnown } from './is-page-known.ts';
import { openTab, openWindow, windowUrl } from './own-window.ts';
import { restorePlace } from './place.ts';
import { takeRedirect } from './redirect-memory.ts';
import { redirectTab } from './redirect-tab.ts';
import { makeSecrets, type Secrets } from './secrets.ts';
import { SessionStore } from './session-store.ts';
import { WindowLink } from './window-link.ts';

/** The element that asks, its language and its job. */
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

  /** Starts the session once, after the first element has joined. */
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
    if (!secrets) return this.#leadAway(asker.jobId);
    const url = windowUrl({ productUrl: this.#productUrl, site: this.#site, ...asker, secrets });
    const popup = openWindow(url);
    if (!popup) return this.#leaveTab(url, secrets, asker);
    this.store.change({ name: 'connecting', notice: null });
    const message = await this.#link.expect(popup, secrets.state);
    if (message) this.store.change({ notice: null });
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
    if (!secrets) return this.#leadAway(jobId);
    const own = { productUrl: this.#productUrl, site: this.#site, secrets, applyTo: jobId };
    const url = windowUrl({ ...own, lang: asker.lang });
    const popup = openWindow(url);
    if (!popup) return this.#leaveTab(url, secrets, asker);
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

  /** Looks again after "finish in the other window". */
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
    if (this.connection.isOpen || (await isPageKnown(this.#productUrl, this.#site))) return;
    this.#obstacle = 'unknown-site';
    this.store.change({ name: 'unavailable' });
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

  #leaveTab(url: URL, secrets: Secrets, asker: Asker): false {
    const isGoing = redirectTab(url, { site: this.#site, secrets, ...asker });
    return isGoing ? false : this.#leadAway(asker.jobId);
  }

  /** The job on our own site, which knows nothing of this page. */
  #leadAway(jobId: number): false {
    const href = productLink(this.#productUrl, jobPath(jobId), this.#site);
    const reason = this.#obstacle;
    if (reason !== 'sandboxed') openTab(href);
    if (reason === 'sandboxed' || reason === 'in-app' || reason === 'insecure')
      this.store.change({ notice: { text: reason, href } });
    return false;
  }
}

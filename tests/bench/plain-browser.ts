/**
 * Chromium for what is timed. Playwright switches on the console's agent in every page, which has V8 look
 * up the place of each error that is made; React makes five when it is loaded, and the look reads its
 * file once more: 110 ms at a processor four times slower that no reader has.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { chromiumArgs, chromiumPath } from '../setup/chromium-path.ts';

const STARTS_WITHIN_MS = 30_000;
const LOOKS_EVERY_MS = 50;

const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  sessionId: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

type Params = Record<string, unknown>;
type Heard = (params: unknown) => void;

/** A page with an empty cache and storage of its own. */
export interface PlainPage {
  send(method: string, params?: Params): Promise<unknown>;
  on(method: string, heard: Heard): void;
  /** Returns the value of an expression that JSON can carry. */
  evaluate(expression: string): Promise<unknown>;
  /** Looks until an expression is true; throws when it is not so within `ms`. */
  waitFor(expression: string, ms: number): Promise<void>;
  close(): Promise<void>;
}

export interface PlainBrowser {
  version: string;
  openPage(): Promise<PlainPage>;
  close(): Promise<void>;
}

const evaluatedSchema = z.object({ result: z.object({ value: z.unknown().optional() }) });

export async function openPlainChromium(): Promise<PlainBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'porua-browser-'));
  const browser = spawn(
    chromiumPath() ?? chromium.executablePath(),
    [...chromiumArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.once('exit', () => browser.kill('SIGKILL'));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    const timer = setTimeout(
      () => reject(new Error(`Chromium did not start: ${text}`)),
      STARTS_WITHIN_MS,
    );
    browser.stderr.on('data', (part) => {
      text += part;
      const found = /DevTools listening on (\S+)/.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  let sent = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, Heard>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, sessionId, params, result, error } = messageSchema.parse(JSON.parse(data));
    if (method !== undefined) listeners.get(`${sessionId} ${method}`)?.(params);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  const send = (method: string, params: Params = {}, sessionId?: string): Promise<unknown> => {
    sent += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(sent, asked);
    socket.send(JSON.stringify({ id: sent, method, params, sessionId }));
    return asked.promise;
  };

  async function openPage(): Promise<PlainPage> {
    const { browserContextId } = z
      .object({ browserContextId: z.string() })
      .parse(await send('Target.createBrowserContext'));
    const { targetId } = z
      .object({ targetId: z.string() })
      .parse(await send('Target.createTarget', { url: 'about:blank', browserContextId }));
    const { sessionId } = z
      .object({ sessionId: z.string() })
      .parse(await send('Target.attachToTarget', { targetId, flatten: true }));
    const evaluate = async (expression: string) =>
      evaluatedSchema.parse(
        await send('Runtime.evaluate', { expression, returnByValue: true }, sessionId),
      ).result.value;
    await send('Page.enable', {}, sessionId);
    return {
      send: (method, params) => send(method, params, sessionId),
      on: (method, heard) => listeners.set(`${sessionId} ${method}`, heard),
      evaluate,
      async waitFor(expression, ms) {
        for (const until = Date.now() + ms; (await evaluate(expression)) !== true; ) {
          if (Date.now() > until) throw new Error(`not so within ${ms} ms: ${expression}`);
          await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
        }
      },
      async close() {
        await send('Target.disposeBrowserContext', { browserContextId });
      },
    };
  }

  const { product } = z.object({ product: z.string() }).parse(await send('Browser.getVersion'));
  return {
    version: product.split('/').at(-1) ?? product,
    openPage,
    async close() {
      // What was started may be a script, whose end leaves the browser running: it ends by its own word.
      const ended = new Promise((resolve) => browser.once('close', resolve));
      // Its answer may be lost with the connection.
      void send('Browser.close');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

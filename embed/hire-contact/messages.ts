/**
 * The messages between the partner's page and our frame (or window). Each message is checked by its
 * shape, its sender's window and its exact origin; anything else is dropped. No message of ours
 * carries a name, a phone or a code; the page may hand on the phone that was typed into its
 * assistant.
 */
import type { HireRequest } from '#widgets/hire-tutor/hire-request.ts';

export interface InitMessage {
  t: 'porua:init';
  site: string;
  lang: 'en' | 'bn';
  theme: string;
  request: HireRequest;
  phone?: string;
}
export type FrameMessage =
  | { t: 'porua:ready' }
  | { t: 'porua:resize'; h: number }
  | { t: 'porua:done'; kind: 'hire'; id: string }
  | { t: 'porua:error'; code: string }
  | { t: 'porua:needs-popup' };

const MAX_HEIGHT = 20_000;
/** A request's texts have their own limits on the server; this only keeps nonsense out. */
const MAX_LENGTH = 20_000;

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const hasOnly = (data: Record<string, unknown>, ...names: string[]) =>
  Object.keys(data).length === names.length + 1 && names.every((name) => name in data);
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { t, h, kind, id, code } = data;
  if (t === 'porua:ready' && hasOnly(data)) return { t };
  if (t === 'porua:needs-popup' && hasOnly(data)) return { t };
  if (t === 'porua:resize' && hasOnly(data, 'h') && typeof h === 'number')
    return h >= 0 && h <= MAX_HEIGHT ? { t, h } : undefined;
  if (t === 'porua:done' && hasOnly(data, 'kind', 'id') && kind === 'hire' && isWord(id))
    return { t, kind, id };
  if (t === 'porua:error' && hasOnly(data, 'code') && isWord(code)) return { t, code };
  return undefined;
}

/** The request inside is only told from nonsense here; the server checks every field of it. */
export function readInitMessage(data: unknown): InitMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { phone, ...others } = data;
  if (!hasOnly(others, 'site', 'lang', 'theme', 'request')) return undefined;
  const { t, site, lang, theme, request } = others;
  if (phone !== undefined && !(typeof phone === 'string' && /^01\d{9}$/.test(phone)))
    return undefined;
  if (t !== 'porua:init' || typeof site !== 'string' || typeof theme !== 'string') return undefined;
  if ((lang !== 'en' && lang !== 'bn') || !isRecord(request)) return undefined;
  if (JSON.stringify(data).length > MAX_LENGTH || !isRequest(request)) return undefined;
  return { t, site, lang, theme, request, ...(phone !== undefined && { phone }) };
}

const isRequest = (
  request: Record<string, unknown>,
): request is Record<string, unknown> & HireRequest =>
  typeof request['idempotency_key'] === 'string' && !('contact' in request);

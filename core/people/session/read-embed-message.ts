/**
 * Any window may post anything: only exactly our shapes are read, everything else is nothing.
 * Source: docs/requirements/site/partner-pages.md, "Messages".
 */
import type { EmbedMessage } from './embed-messages.ts';

const MAX_LENGTH = 2000;

const shapes: { [Type in EmbedMessage['t']]: Record<string, 'string' | 'number' | 'boolean'> } = {
  'porua:code': { state: 'string', code: 'string', keep: 'boolean' },
  'porua:ack': { state: 'string' },
  'porua:done': { state: 'string', kind: 'string', id: 'number' },
  'porua:cancel': { state: 'string' },
  'porua:changed': { connected: 'boolean' },
};

function isEmbedMessage(data: unknown): data is EmbedMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { t, v, ...rest } = data as Record<string, unknown>;
  const shape = Object.entries(shapes).find(([type]) => type === t)?.[1];
  if (!shape || v !== 1 || Object.keys(rest).length !== Object.keys(shape).length) return false;
  if (Object.entries(shape).some(([key, type]) => typeof rest[key] !== type)) return false;
  return t !== 'porua:done' || rest['kind'] === 'applied';
}

export const readEmbedMessage = (data: unknown): EmbedMessage | null =>
  isEmbedMessage(data) && JSON.stringify(data).length <= MAX_LENGTH ? data : null;

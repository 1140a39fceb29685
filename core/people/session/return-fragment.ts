/**
 * The values that a popup that cannot speak to the partner's page writes behind the # of its
 * address when it goes back there itself. A fragment reaches no server; the widget takes it out of
 * the address at once.
 */
import type { CodeMessage, DoneMessage } from './embed-messages.ts';

export function writeReturn(message: CodeMessage | DoneMessage): string {
  const fields =
    message.t === 'porua:code'
      ? { porua_code: message.code, porua_keep: String(message.keep) }
      : { porua_done: String(message.id) };
  return `#${new URLSearchParams({ ...fields, porua_state: message.state })}`;
}

export function readReturn(hash: string): CodeMessage | DoneMessage | null {
  const fields = new URLSearchParams(hash.slice(1));
  const state = fields.get('porua_state');
  const code = fields.get('porua_code');
  const id = Number(fields.get('porua_done'));
  if (!state) return null;
  if (code)
    return { t: 'porua:code', v: 1, state, code, keep: fields.get('porua_keep') === 'true' };
  return Number.isInteger(id) && id > 0
    ? { t: 'porua:done', v: 1, state, kind: 'applied', id }
    : null;
}

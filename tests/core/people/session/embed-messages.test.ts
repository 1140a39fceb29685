import { describe, expect, test } from 'vitest';
import { readEmbedMessage } from '#core/people/session/read-embed-message.ts';
import { readReturn, writeReturn } from '#core/people/session/return-fragment.ts';

const code = { t: 'porua:code', v: 1, state: 's', code: 'c', keep: true } as const;
const done = { t: 'porua:done', v: 1, state: 's', kind: 'applied', id: 7 } as const;

describe('a message is read', () => {
  test.each([
    code,
    done,
    { t: 'porua:ack', v: 1, state: 's' },
    { t: 'porua:cancel', v: 1, state: 's' },
    { t: 'porua:changed', v: 1, connected: false },
  ])('when it is exactly $t', (message) => {
    expect(readEmbedMessage(message)).toBe(message);
  });

  test.each([
    null,
    'porua:code',
    [],
    {},
    { ...code, v: 2 },
    { ...code, extra: 1 },
    { ...code, keep: 'yes' },
    { ...code, code: 'c'.repeat(2000) },
    { t: 'porua:code', v: 1, state: 's', code: 'c' },
    { ...done, kind: 'hired' },
    { ...done, id: '7' },
    { t: 'toString', v: 1 },
  ])('and nothing else: %j', (message) => {
    expect(readEmbedMessage(message)).toBeNull();
  });
});

test.each([code, done])('$t survives the way through an address', (message) => {
  expect(readReturn(writeReturn(message))).toEqual(message);
});

test.each(['', '#', '#jobs', '#porua_code=c', '#porua_state=s', '#porua_state=s&porua_done=x'])(
  '%s brings nothing back',
  (hash) => {
    expect(readReturn(hash)).toBeNull();
  },
);

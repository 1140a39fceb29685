import { expect, test } from 'vitest';
import { appPaths, isAppPath } from '#core/api/app-paths.ts';
import { followPath } from '#core/market/hire/follow-path.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import { screenOf, shortPath, shortPaths } from '#core/notify/messages/short-paths.ts';

const filled = (pattern: string) => pattern.replace(':id', '1234');
/** An address of a screen without what it calls its parameters. */
const shape = (address: string) => address.replace(/:\w+/g, ':id');

test('each short path stands for one screen there is, and leads to it and back', () => {
  const screens = new Set(appPaths.map(shape));
  for (const [short, screen] of Object.entries(shortPaths)) {
    expect(screens, screen).toContain(screen);
    expect(isAppPath(filled(short)), short).toBe(true);
    expect(screenOf(filled(short))).toBe(filled(screen));
    expect(shortPath(filled(screen))).toBe(filled(short));
  }
  const all = Object.values(shortPaths);
  expect(new Set(all).size).toBe(all.length);
});

test('a short path is short: no more than ten letters with the number of the thing', () => {
  for (const short of Object.keys(shortPaths))
    expect(filled(short).length, short).toBeLessThanOrEqual(10);
});

test('the thank-you page and the messages lead to a request by the same address', () => {
  expect(shortPath(requestPath(77))).toBe(followPath('R77'));
});

test('what stands for no screen leads nowhere, and a longer path is not taken for a shorter one', () => {
  for (const path of ['/s/zz', '/s/gh', '/r/', '/r/1/2', '/s/ty/1', '/r/1?x=//evil.example'])
    expect(screenOf(path), path).toBeUndefined();
  expect(shortPath('/tutor/my-students/lessons/5/report')).toBe(
    '/tutor/my-students/lessons/5/report',
  );
});

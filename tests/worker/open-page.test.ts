import { describe, expect, test } from 'vitest';
import { openPage } from '../../worker/open-page.ts';

const ORIGIN = 'https://porua.example';

/** Windows at these paths, and what is done with them. */
function windowsAt(paths: string[], canNavigate = true) {
  const done: string[] = [];
  const all = paths.map((path) => ({
    url: ORIGIN + path,
    async focus() {
      done.push(`focus ${path}`);
      return this;
    },
    async navigate(url: string) {
      if (!canNavigate) throw new TypeError('not controlled');
      done.push(`navigate ${url}`);
    },
  }));
  const windows = {
    matchAll: async () => all,
    openWindow: async (url: string) => done.push(`open ${url}`),
  };
  return { windows, done };
}

const page = new URL('/job-details/7', ORIGIN);

describe('a page is shown', () => {
  test.each<[string, string[], string[]]>([
    ['in the window that has it', ['/', '/job-details/7'], ['focus /job-details/7']],
    ['in one that is open', ['/job-board'], ['focus /job-board', `navigate ${page.href}`]],
    ['in a new one where none is open', [], [`open ${page.href}`]],
    ['in a new one beside those of partners', ['/embed/connect'], [`open ${page.href}`]],
  ])('%s', async (_name, paths, expected) => {
    const { windows, done } = windowsAt(paths);
    await openPage(page, windows);
    expect(done).toEqual(expected);
  });

  test('in a new one where the open one cannot be led there', async () => {
    const { windows, done } = windowsAt(['/job-board'], false);
    await openPage(page, windows);
    expect(done.at(-1)).toBe(`open ${page.href}`);
  });
});

import { describe, expect, test } from 'vitest';
import { openPage } from '../../worker/open-page.ts';

const ORIGIN = 'https://porua.example';

/** Windows at these paths, and what is done with them. */
function windowsAt(paths: string[]) {
  const done: string[] = [];
  const all = paths.map((path) => ({
    url: ORIGIN + path,
    async focus() {
      done.push(`focus ${path}`);
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
    ['in a new one where none is open', [], [`open ${page.href}`]],
    ['in a new one beside a form', ['/crm/hire-tutor'], [`open ${page.href}`]],
    ['in a new one beside another filter of it', ['/job-details/7?lang=bn'], [`open ${page.href}`]],
  ])('%s', async (_name, paths, expected) => {
    const { windows, done } = windowsAt(paths);
    await openPage(page, windows);
    expect(done).toEqual(expected);
  });
});

/** Files made here reach the person also in browsers inside other apps, or the page says how. */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSaveFile } from '#ui/files/use-save-file.ts';
import { show } from './show.tsx';

const FACEBOOK =
  'Mozilla/5.0 (Linux; Android 12; SM-A127F) AppleWebKit/537.36 Version/4.0 Chrome/118.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/438.0;]';

function Page() {
  const save = useSaveFile();
  return (
    <button type="button" onClick={() => void save(new Blob(['a']), 'my/letter.pdf')}>
      Save
    </button>
  );
}

function browse(own: object) {
  const all = { userAgent: FACEBOOK, canShare: undefined, share: undefined, ...own };
  for (const [name, value] of Object.entries(all))
    Object.defineProperty(navigator, name, { value, configurable: true });
}
afterEach(() => {
  for (const name of ['userAgent', 'canShare', 'share']) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
});

async function press() {
  show(<Page />, { lang: 'en' });
  await page.getByRole('button', { name: 'Save' }).click();
}
const advice = page.getByText(/Open the page in your own browser/);

test('inside another app the file is shared', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  browse({ canShare: () => true, share });
  await press();
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('my letter.pdf');
});

test.each([
  ['cannot share', {}],
  [
    'does not take it',
    { canShare: () => true, share: async () => Promise.reject(new Error('NotAllowed')) },
  ],
])('the page says what to do where the app %s', async (_, own) => {
  browse(own);
  await press();
  await expect.element(advice).toBeVisible();
});

test('elsewhere it is downloaded', async () => {
  const downloads: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
  await press();
  await vi.waitFor(() => expect(downloads).toEqual(['my letter.pdf']));
  expect(advice.query()).toBeNull();
});

/** A guardian who signs up may add a second phone and words about themselves. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ParentSignUpPage } from '#app/people/auth/sign-up/parent-sign-up-page.tsx';
import { showArea } from '../show-area.tsx';

const sent: unknown[] = [];
const never = new Promise<never>(() => {});
const api = {
  call: (name: string, { body }: { body: unknown }) => {
    sent.push([name, body]);
    return never;
  },
};
vi.mock('#app/people/session/session-provider.tsx', () => ({ useSession: () => ({ api }) }));

const box = (name: string) => page.getByRole('textbox', { name });
const more = page.getByText('Second phone and about you (optional)');
const send = page.getByRole('button', { name: 'Sign up' });

async function fillIn() {
  await box('Full name').fill('Rezaul Karim');
  await page.getByLabelText('Phone number').first().fill('01711000001');
  await page.getByLabelText('Password', { exact: false }).first().fill('long enough');
}

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  showArea(<ParentSignUpPage />);
});

test('both are sent', async () => {
  await fillIn();
  await more.click();
  await page.getByLabelText('Second phone number').fill('01811000002');
  await box('About you').fill('Two children in Uttara.');
  await send.click();
  await expect
    .poll(() => sent)
    .toEqual([
      [
        'registerParent',
        expect.objectContaining({
          phone_no: '01711000001',
          additional_phone_number: '01811000002',
          about: 'Two children in Uttara.',
        }),
      ],
    ]);
});

test('neither is needed', async () => {
  await fillIn();
  await send.click();
  await expect.poll(() => sent.length).toBe(1);
});

test('a wrong second phone is said where it stands, also when it was closed again', async () => {
  await fillIn();
  await more.click();
  await page.getByLabelText('Second phone number').fill('0181');
  await more.click();
  await send.click();
  await expect.element(page.getByText(/must start with '01'/)).toBeVisible();
  expect(sent).toEqual([]);
});

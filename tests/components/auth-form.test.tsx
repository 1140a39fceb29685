/** Forms of the account screens: their checks come after the screen, and everything typed stays. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAuthForm } from '#app/people/auth/form/use-auth-form.ts';
import { ApiError } from '#core/ground/api/api-error.ts';
import { parentRegistrationBody } from '#core/people/api/account.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { show } from './show.tsx';

const name = page.getByRole('textbox', { name: 'Name' });
const phone = page.getByRole('textbox', { name: 'Phone' });
const send = page.getByRole('button', { name: 'Send' });

let missing = 0;
const sent: unknown[] = [];
const answers: ApiError[] = [];

function Form() {
  const { register, submit, problem, isSending } = useAuthForm({
    name: 'test',
    schema: async () => {
      if (missing-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
      return parentRegistrationBody;
    },
    defaults: {
      name: '',
      phone_no: '',
      password: 'long enough',
      password_confirmation: 'long enough',
    },
    send: async (body) => {
      const answer = answers.shift();
      if (answer) throw answer;
      sent.push(body.phone_no);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <p role="alert">{problem}</p>
      <TextField label="Name" {...register('name')} />
      <TextField label="Phone" {...register('phone_no')} />
      <button type="submit" disabled={isSending}>
        Send
      </button>
    </form>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  missing = 0;
  sent.length = 0;
  show(<Form />);
});

test('checks that do not come are reported, and asked for again by the next press', async () => {
  // With the first field in hand, and by the press.
  missing = 2;
  await name.fill('Rezaul Karim');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No Internet!');
  await expect.element(name).toHaveValue('Rezaul Karim');
  await phone.fill('০১৭১১ ০০০০০১');
  await send.click();
  await expect.poll(() => sent).toEqual(['01711000001']);
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
});

test('nothing is wrong before the first press; then what is mended says so at once', async () => {
  await phone.fill('0171');
  await expect.element(phone).not.toHaveAttribute('aria-invalid');
  await send.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('01711000001');
  await expect.element(phone).not.toHaveAttribute('aria-invalid');
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test("the server's word on a field stands until the field changes, and a draft outlives the page", async () => {
  answers.push(
    new ApiError('invalid_input', 'Please check the form', {
      status: 400,
      fields: { phone_no: ['This number is taken'] },
    }),
  );
  await name.fill('Rezaul Karim');
  await phone.fill('01711000001');
  await send.click();
  await expect.element(page.getByText('This number is taken')).toBeVisible();
  show(<Form />);
  await expect.element(phone).toHaveValue('01711000001');
  await send.click();
  await expect.poll(() => sent).toEqual(['01711000001']);
  show(<Form />);
  await expect.element(phone).toHaveValue('');
});

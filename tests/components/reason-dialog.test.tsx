/**
 * Words that are asked for, and a choice beside them: what is missing is said, what is filled in
 * stays until it has been taken.
 */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#core/ground/api/api-error.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { show } from './show.tsx';

let sent: unknown[] = [];
let isClosed = false;

beforeEach(() => {
  sent = [];
  isClosed = false;
});

const close = () => {
  isClosed = true;
};

const why = page.getByRole('textbox', { name: 'Why?' });
const cancelIt = page.getByRole('button', { name: 'Cancel it' });

const askWhy = (failures: Error[] = []) =>
  show(
    <ReasonDialog
      title="Cancel?"
      hint="Nobody can undo it."
      label="Why?"
      missing="Give a reason"
      sendText="Cancel it"
      busyText="Cancelling"
      onSend={async (words) => {
        const failure = failures.shift();
        if (failure) throw failure;
        sent.push(words);
      }}
      onClose={close}
    />,
  );

test('without words they are asked for; with them it is sent and the dialog closes', async () => {
  askWhy();
  await cancelIt.click();
  await expect.element(page.getByText('Give a reason')).toBeVisible();
  await why.fill('x'.repeat(501));
  await cancelIt.click();
  expect(sent).toEqual([]);
  await why.fill(' We moved away ');
  await cancelIt.click();
  await expect.poll(() => isClosed).toBe(true);
  expect(sent).toEqual(['We moved away']);
});

test('what fails is said, beside its field where it has one, and the words stay', async () => {
  askWhy([
    new ApiError('network', 'Failed to fetch'),
    new ApiError('invalid_input', 'Please check the form', {
      status: 400,
      fields: { reason: ['Write no phone number'] },
    }),
  ]);
  await why.fill('Call 01700000000');
  await cancelIt.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No Internet!');
  await cancelIt.click();
  await expect.element(why).toHaveAccessibleDescription(/Write no phone number/);
  await expect.element(why).toHaveValue('Call 01700000000');
  expect(isClosed).toBe(false);
  await why.fill('We moved away');
  await cancelIt.click();
  await expect.poll(() => sent).toEqual(['We moved away']);
});

const report = page.getByRole('button', { name: 'Report' });
const rude = page.getByRole('radio', { name: 'It is rude' });
const more = page.getByRole('textbox', { name: 'More' });

function askWhich(draft?: { kept: object | null }) {
  show(
    <ReasonDialog
      title="Report this"
      choice={{
        name: 'reason',
        legend: 'What is wrong?',
        choices: [
          { value: 'rude', text: 'It is rude' },
          { value: 'untrue', text: 'It is not true' },
        ],
        missing: 'Choose a reason',
      }}
      name="text"
      label="More"
      maxLength={500}
      sendText="Report"
      busyText="Sending"
      draft={
        draft && {
          read: () => draft.kept,
          write(values) {
            draft.kept = values;
          },
          forget() {
            draft.kept = null;
          },
        }
      }
      onSend={async (text, reason) => void sent.push({ reason, text })}
      onClose={close}
    />,
  );
}

test('no choice is made before the person makes one, and one has to be', async () => {
  askWhich();
  for (const radio of page.getByRole('radio').elements()) expect(radio).not.toBeChecked();
  await report.click();
  await expect.element(page.getByText('Choose a reason')).toBeVisible();
  expect(sent).toEqual([]);
  await rude.click({ force: true });
  await more.fill('  ');
  await report.click();
  await expect.poll(() => sent).toEqual([{ reason: 'rude', text: '' }]);
});

test('opened again, what was filled in is there, until it has been sent', async () => {
  const draft = { kept: null };
  askWhich(draft);
  await rude.click({ force: true });
  await more.fill('Every day');
  askWhich(draft);
  await expect.element(rude).toBeChecked();
  await expect.element(more).toHaveValue('Every day');
  await report.click();
  await expect.poll(() => sent).toEqual([{ reason: 'rude', text: 'Every day' }]);
  await expect.poll(() => draft.kept).toBe(null);
});

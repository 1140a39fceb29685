/**
 * Tests that what was typed into a dialog is there when it is opened again, for the same person
 * alone.
 */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DraftOwner } from '#app/ground/form/draft-owner.ts';
import { DraftedReasonDialog } from '#app/ground/form/drafted-reason-dialog.tsx';
import { RatingDialog } from '#app/ground/form/rating-dialog.tsx';
import { show } from '#tests/components/show.tsx';

/** The person who is signed in. */
let owner = 7;

const reason = page.getByRole('textbox', { name: 'Why?' });
const send = page.getByRole('button', { name: 'Send' });

beforeEach(() => {
  sessionStorage.clear();
  owner = 7;
});

const ask = (name: string, onSubmit: (words: string) => Promise<void> = async () => {}) =>
  show(
    <DraftOwner value={owner}>
      <DraftedReasonDialog
        name={name}
        title="Cancel?"
        hint="Nobody can undo it."
        label="Why?"
        requiredText="Give a reason"
        submitText="Send"
        busyText="Sending"
        onSubmit={onSubmit}
        onClose={() => {}}
      />
    </DraftOwner>,
  );

test('a reason stays until it has been sent, each with what it is about', async () => {
  ask('cancel-request-1');
  await reason.fill('We moved away');
  ask('cancel-request-2');
  await expect.element(reason).toHaveValue('');
  owner = 8;
  ask('cancel-request-1');
  await expect.element(reason).toHaveValue('');
  owner = 7;
  const sent: string[] = [];
  ask('cancel-request-1', async (words) => void sent.push(words));
  await expect.element(reason).toHaveValue('We moved away');
  await send.click();
  await expect.poll(() => sent).toEqual(['We moved away']);
  ask('cancel-request-1');
  await expect.element(reason).toHaveValue('');
});

const rate = (
  onSend: (given: object) => Promise<void>,
  before?: { rating: number; text: string },
) =>
  show(
    <DraftOwner value={owner}>
      <RatingDialog
        name="rate-1"
        texts={{
          title: 'How was it?',
          lead: 'Others read it.',
          rating: 'Rating',
          noRating: 'Choose a rating',
          text: 'In your words',
          send: 'Send',
          sending: 'Sending',
        }}
        atLeast={{ letters: 10, tooShort: 'Write more' }}
        textMax={500}
        before={before ?? null}
        onSend={onSend}
        onClose={() => {}}
      />
    </DraftOwner>,
  );

test('a rating needs stars and enough words, and stays until it has been sent', async () => {
  const words = page.getByRole('textbox', { name: 'In your words' });
  const stars = page.getByRole('radio', { name: '4 ★' });
  const sent: object[] = [];
  const onSend = async (given: object) => void sent.push(given);
  rate(onSend);
  await words.fill('Good');
  await send.click();
  await expect.element(page.getByText('Choose a rating')).toBeVisible();
  await expect.element(page.getByText('Write more')).toBeVisible();
  await stars.click({ force: true });
  await words.fill('Good and patient');
  rate(onSend, { rating: 1, text: 'As it was said before' });
  await expect.element(stars).toBeChecked();
  await expect.element(words).toHaveValue('Good and patient');
  await send.click();
  await expect.poll(() => sent).toEqual([{ rating: 4, text: 'Good and patient' }]);
  rate(onSend, { rating: 1, text: 'As it was said before' });
  await expect.element(words).toHaveValue('As it was said before');
});

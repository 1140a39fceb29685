/**
 * Tests that what was typed into a dialog is there when it is opened again, for the same person
 * alone.
 */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DraftOwner } from '#app/ground/form/draft-owner.ts';
import { useDraft, useDraftOf } from '#app/ground/form/use-draft.ts';
import { useRatingChoices } from '#app/ground/form/use-rating-choices.ts';
import { show } from '#tests/components/show.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

/** The person who is signed in. */
let owner = 7;

const reason = page.getByRole('textbox', { name: 'Why?' });
const send = page.getByRole('button', { name: 'Send' });

beforeEach(() => {
  sessionStorage.clear();
  owner = 7;
});

interface AskedProps {
  name: string;
  onSend(words: string): Promise<void>;
}

function Asked({ name, onSend }: AskedProps) {
  const draftOf = useDraftOf();
  return (
    <ReasonDialog
      draft={() => draftOf(name)}
      title="Cancel?"
      hint="Nobody can undo it."
      label="Why?"
      missing="Give a reason"
      sendText="Send"
      busyText="Sending"
      onSend={onSend}
      onClose={() => {}}
    />
  );
}

const ask = (name: string, onSend: (words: string) => Promise<void> = async () => {}) =>
  show(
    <DraftOwner value={owner}>
      <Asked name={name} onSend={onSend} />
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

interface RatedProps {
  before?: { choice: number; words: string } | undefined;
  onSend(words: string, rating: number): Promise<void>;
}

function Rated({ before, onSend }: RatedProps) {
  return (
    <ReasonDialog
      draft={useDraft('rate-1')}
      title="How was it?"
      choice={{
        name: 'rating',
        legend: 'Rating',
        choices: useRatingChoices(),
        missing: 'Choose a rating',
      }}
      name="text"
      label="In your words"
      problemOf={(text) => (text.length < 10 ? 'Write more' : undefined)}
      first={before}
      sendText="Send"
      onSend={onSend}
      onClose={() => {}}
    />
  );
}

const rate = (
  onSend: (words: string, rating: number) => Promise<void>,
  before?: { choice: number; words: string },
) =>
  show(
    <DraftOwner value={owner}>
      <Rated before={before} onSend={onSend} />
    </DraftOwner>,
  );

test('a rating needs stars and enough words, and stays until it has been sent', async () => {
  const words = page.getByRole('textbox', { name: 'In your words' });
  const stars = page.getByRole('radio', { name: '4 ★' });
  const sent: object[] = [];
  const onSend = async (text: string, rating: number) => void sent.push({ rating, text });
  rate(onSend);
  await words.fill('Good');
  await send.click();
  await expect.element(page.getByText('Choose a rating')).toBeVisible();
  await expect.element(page.getByText('Write more')).toBeVisible();
  await stars.click({ force: true });
  await words.fill('Good and patient');
  rate(onSend, { choice: 1, words: 'As it was said before' });
  await expect.element(stars).toBeChecked();
  await expect.element(words).toHaveValue('Good and patient');
  await send.click();
  await expect.poll(() => sent).toEqual([{ rating: 4, text: 'Good and patient' }]);
  rate(onSend, { choice: 1, words: 'As it was said before' });
  await expect.element(words).toHaveValue('As it was said before');
});

/** A field whose list follows the typing: by keys, and when the answers are late. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '#ui/field/combobox.tsx';
import { show } from './show.tsx';

const PLACES = ['Mirpur 1', 'Mirpur 10', 'Mirpur 11'];
const field = page.getByRole('combobox', { name: 'Place' });
const result = page.getByTestId('chosen');

function Places({ isAnswered = true, found = PLACES }: { isAnswered?: boolean; found?: string[] }) {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Combobox
        label="Place"
        chosen={chosen}
        options={found.map((text) => ({ id: text, text }))}
        isAnswered={isAnswered}
        onType={() => {}}
        onChoose={({ text }) => setChosen(text)}
        clear={{ text: 'Clear', onClear: () => setChosen('') }}
        emptyText="Nothing fits"
        countText={`${found.length} places`}
      />
      <output data-testid="chosen">{chosen}</output>
    </>
  );
}

/** The answer comes when the button is pressed. */
function Late() {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <>
      <Places isAnswered={isAnswered} found={isAnswered ? ['Dhanmondi'] : PLACES} />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAnswered(true)}
      >
        Arrive
      </button>
    </>
  );
}

test('arrows, Enter, Escape, and the button that clears', async () => {
  show(<Places />);
  await field.fill('mirpur');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(result).toHaveTextContent('Mirpur 10');
  await expect.element(field).toHaveValue('Mirpur 10');
  await field.fill('x');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Mirpur 10');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
});

test('a list that opens under a resting pointer is not changed by it', async () => {
  show(<Places />);
  await field.fill('mirpur');
  await page.getByRole('option', { name: 'Mirpur 11' }).hover();
  await userEvent.keyboard('{Escape}');
  await field.fill('mirpur');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(result).toHaveTextContent('Mirpur 10');
});

test('Enter before the answer waits for it: what was found for other words is not meant', async () => {
  show(<Late />);
  await field.fill('dhanmondi');
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent('');
  await page.getByRole('button', { name: 'Arrive' }).click();
  await expect.element(result).toHaveTextContent('Dhanmondi');
});

test('nothing fits is said only of what is typed now', async () => {
  show(<Places found={[]} isAnswered={false} />);
  await field.fill('nowhere');
  await expect.element(page.getByText('Nothing fits').first()).not.toBeInTheDocument();
  show(<Places found={[]} />);
  await field.fill('nowhere');
  await expect.element(page.getByText('Nothing fits').first()).toBeVisible();
});

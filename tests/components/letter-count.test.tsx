/** Tests how much fits into a field, counted as the server does and browsers do not. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { personText } from '#core/people/api/fields/person-text.ts';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { show } from './show.tsx';

const MAX = 10;
/** Ten letters of readers: 38 units for a browser. */
const TEN = 'ক্ষিয়োড়েস্ত্রীয়াক্কুঢ়াম্পাত্তিল্লা'.normalize('NFC');
const server = z.object({ text: personText(MAX) });
const fits = (text: string) => server.safeParse({ text }).success;

function Both() {
  const [text, setText] = useState('');
  const field = {
    maxLength: MAX,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
  };
  return (
    <>
      <TextField label="Line" {...field} />
      <TextAreaField label="Lines" {...field} />
    </>
  );
}

test.each(['Line', 'Lines'])(
  '%s: ten letters fit, the eleventh is shown as too many',
  async (label) => {
    show(<Both />);
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill(TEN);
    await expect.element(field).toHaveValue(TEN);
    await expect.element(page.getByText('10 / 10').first()).toHaveClass(/text-muted/);
    expect(fits(TEN)).toBe(true);
    await field.fill(`${TEN}ক`);
    await expect.element(page.getByText('11 / 10').first()).toHaveClass(/text-danger/);
    expect(fits(`${TEN}ক`)).toBe(false);
    expect(field.element().hasAttribute('maxlength')).toBe(false);
  },
);

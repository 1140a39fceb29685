/** A message of several lines, said again: its lines stay apart, so that no two numbers become one. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { VisitorText } from '#widgets/assistant/log/visitor-text.tsx';
import { show } from './show.tsx';

test('the lines of an edited message stay lines', async () => {
  const said: string[] = [];
  show(<VisitorText text={'salary 10\n4000'} onEdit={(text) => said.push(text)} />, { lang: 'en' });
  await page.getByRole('button', { name: /change|edit/i }).click();
  const field = page.getByRole('textbox');
  await expect.element(field).toHaveValue('salary 10\n4000');
  await field.fill('class 10\n4000 taka');
  await page.getByRole('button', { name: /save/i }).click();
  expect(said).toEqual(['class 10\n4000 taka']);
});

/** Decisions have one form and run without gaps. */
import { expect, test } from 'vitest';
import { decisions, read } from './repository-files.ts';

test('the numbers run without gaps', () => {
  const numbers = decisions.map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
});

test.each(decisions)('%s has the form of all', (file) => {
  const text = read(`docs/decisions/${file}`);
  const title = `# ${file.slice(0, 4)}: \\S.*[^.]`;
  const state = 'Date: 20\\d\\d-\\d\\d-\\d\\d\\. Status: (?:accepted|superseded by 0\\d{3})\\.';
  expect(text).toMatch(new RegExp(`^${title}\\n\\n${state}\\n\\n\\*\\*Needed\\.\\*\\* `));
  const labels = [...text.matchAll(/^\*\*(Needed|Decided|Costs)\.\*\*/gm)].map(([, name]) => name);
  expect(labels).toEqual(['Needed', 'Decided', 'Costs']);
});

test.each(decisions)('%s names decisions that are there', (file) => {
  const named = [...read(`docs/decisions/${file}`).matchAll(/(?<!\w)0\d{3}(?!\w)/g)].map(
    ([number]) => number,
  );
  const known = decisions.map((name) => name.slice(0, 4));
  expect(named.filter((number) => !known.includes(number))).toEqual([]);
});

import { expect, test } from 'vitest';
import { titleOf, withTitle } from '#core/site/offline/page-title.ts';

const page = (title: string) => `<html><head><title>${title}</title></head></html>`;

test.each([
  ['Job board · Porua', 'Job board'],
  ['জব বোর্ড · পড়ুয়া', 'জব বোর্ড'],
  ['Maths &amp; Physics &lt;10&gt; · Porua', 'Maths & Physics <10>'],
  ['Class 8 · Dhaka', 'Class 8 · Dhaka'],
  ['Porua', 'Porua'],
])('of %s our name is left out', (title, expected) => {
  expect(titleOf(page(title))).toBe(expected);
});

test('a title given to a page is read from it', () => {
  expect(titleOf(withTitle(page('Porua'), 'Two & two < five · Porua'))).toBe('Two & two < five');
});

/** Our own pages under a browser that translates them: what is shown goes on being true. */
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { surviveTranslation } from '#app/start/survive-translation.ts';
import { show } from '#tests/components/show.tsx';
import { translatePage } from '#tests/components/translate-page.ts';

beforeAll(surviveTranslation);

const NAMES = ['one', 'two', 'three', 'four', 'five'];

/** Text beside text, text that comes and goes, text in the place of an element, and lists. */
function Shapes() {
  const [n, setN] = useState(0);
  const isEven = n % 2 === 0;
  return (
    <>
      <button type="button" aria-label="next" onClick={() => setN(n + 1)}>
        Next
      </button>
      <p>{`alone ${n}`}</p>
      <p>
        {n} beside {isEven && 'even'}
        <b>fixed</b>
      </p>
      <p>{isEven ? 'plain' : <i>marked</i>} tail</p>
      <ul>
        {NAMES.slice(0, n).map((name) => (
          <li key={name}>item {name}</li>
        ))}
      </ul>
      {isEven ? null : 'odd'} last
    </>
  );
}

function Salary() {
  const [taka, setTaka] = useState(6000);
  const isHigh = taka > 6000;
  return (
    <>
      <button type="button" aria-label="more" onClick={() => setTaka(taka + 500)}>
        More
      </button>
      <p data-testid="salary">
        {isHigh && 'new: '}৳ {taka} a month
      </p>
      <p data-testid="kind">
        {isHigh ? <i>marked</i> : 'plain'}
        <b> end</b>
      </p>
    </>
  );
}

test.each(['replace', 'wrap'] as const)(
  'a sum between two texts, and text in the place of an element: %s',
  async (how) => {
    show(<Salary />);
    const more = page.getByRole('button', { name: 'more' });
    await expect.element(more).toBeVisible();
    translatePage(document.body, how);
    // The page hears of it after the translator is done, as it would of any other program.
    await Promise.resolve();
    await more.click();
    const textOf = (name: string) => page.getByTestId(name).element().textContent;
    await expect.poll(() => textOf('salary')).toMatch(/new: .*৳.*6500.*a month/);
    expect(textOf('salary')).not.toContain('6000');
    await expect.poll(() => textOf('kind')).toMatch(/marked.*end/);
    expect(textOf('kind')).not.toContain('plain');
  },
);

test.each(['replace', 'wrap'] as const)(
  'nothing breaks, in whatever shape text is written: %s',
  async (how) => {
    show(<Shapes />);
    const next = page.getByRole('button', { name: 'next' });
    await expect.element(next).toBeVisible();
    for (const count of [1, 2, 3, 4, 5]) {
      translatePage(document.body, how);
      await next.click();
      await expect.poll(() => document.querySelectorAll('main li').length).toBe(count);
      expect(document.querySelectorAll('main i').length).toBe(count % 2);
      await expect.element(page.getByText(`alone ${count}`)).toBeVisible();
    }
  },
);

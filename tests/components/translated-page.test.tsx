/** Screens under a browser that translates them: every shape in which text is written goes on. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from './show.tsx';
import { translatePage } from './translate-page.ts';

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
        {Array.from({ length: n }, (_, at) => (
          <li key={`${at}`}>item {at}</li>
        ))}
      </ul>
      {isEven ? null : 'odd'} last
    </>
  );
}

test.each(['replace', 'wrap'] as const)('nothing breaks: %s', async (how) => {
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
});

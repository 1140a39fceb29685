import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LandingLinks } from '#app/site/landing/landing-links.tsx';

const draw = (level: 2 | 3) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LandingLinks title="Dhaka" level={level} links={[{ name: 'Madrasah', path: '/x' }]} />
    </MemoryRouter>,
  );

test('a part of a list of cities is no landmark of its own', () => {
  expect(draw(2)).toContain('<section aria-labelledby');
  expect(draw(3)).not.toMatch(/<section|aria-labelledby/);
});

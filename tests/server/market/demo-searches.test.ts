/** The examples of our own search boxes find something among the demo data, in both languages. */
import { expect, test } from 'vitest';
import boardBn from '#locales/bn/market/boardControls.json' with { type: 'json' };
import hubBn from '#locales/bn/market/hubControls.json' with { type: 'json' };
import boardEn from '#locales/en/market/boardControls.json' with { type: 'json' };
import hubEn from '#locales/en/market/hubControls.json' with { type: 'json' };
import { startDemoApp } from '../setup/demo-app.ts';

const context = startDemoApp();

test.each([
  ['job-board', boardEn.search.hint],
  ['job-board', boardBn.search.hint],
  ['tutor-hub', hubEn.search.hint],
  ['tutor-hub', hubBn.search.hint],
])('%s: "%s"', async (list, hint) => {
  const [, example = ''] = hint.split(': ');
  const { understood, total } = (
    await context.app.inject({ url: `/api/${list}?${new URLSearchParams({ search: example })}` })
  ).json();
  expect([example, understood.length]).toEqual([example, expect.any(Number)]);
  expect(understood.length).toBeGreaterThan(1);
  expect([example, total > 0]).toEqual([example, true]);
});

test('"Physics Mirpur" leads on in the hub, whatever it finds', async () => {
  const { total, nearest = [] } = (
    await context.app.inject({ url: '/api/tutor-hub?search=Physics+Mirpur' })
  ).json();
  expect(total + nearest.length).toBeGreaterThan(0);
});

/** A request that was sent arrives in the end, whatever the connection does meanwhile. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError, type ApiErrorCode } from '#core/ground/api/api-error.ts';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { LaterStep } from '#widgets/hire-tutor/steps/later-step.tsx';
import { fakeTimeouts } from './fake-timeouts.ts';
import { memoryDrafts } from './memory-drafts.ts';
import { show } from './show.tsx';

const ANSWERED = {
  category_id: 1,
  class_id: 101,
  subject_ids: [1],
  city_id: 1,
  location_id: 1001,
  salary: 5000,
};

/** Nobody waits for the seconds between two tries; Preact's effects need a clock that runs. */
fakeTimeouts();
const passTime = () => vi.advanceTimersByTimeAsync(10_000);

/** Fails in these ways, one after the other, and then arrives. */
function formThatFails(...failures: [ApiErrorCode, number?][]) {
  const keys: string[] = [];
  const form = (draftName = 'pending') => (
    <HireTutor
      draftName={draftName}
      prefill={ANSWERED}
      contact="account"
      LaterStep={LaterStep}
      place={{ step: 'check', go: () => {} }}
      send={async ({ idempotency_key }) => {
        keys.push(idempotency_key);
        const [code, status] = failures.shift() ?? [];
        if (code) throw new ApiError(code, 'Not now', { ...(status && { status }) });
        return 'R7';
      }}
    />
  );
  return { keys, form };
}
const send = page.getByRole('button', { name: 'Send the request' });
const arrived = page.getByText(/R7/).first();

for (const [name, failure] of [
  ['without a network, although the browser thinks there is one', ['network']],
  ['when the answer takes too long', ['timeout']],
  ['while the server is down', ['unavailable', 503]],
  ['offline', ['offline']],
] as const)
  test(`${name}, it is sent again by itself with the same key`, async () => {
    const { keys, form } = formThatFails([...failure]);
    show(form());
    await send.click();
    await expect.poll(() => keys.length).toBe(1);
    await passTime();
    await expect.element(arrived).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

test('after a reload too, whatever had become of the answer', async () => {
  const { keys, form } = formThatFails(['timeout'], ['network']);
  const drafts = memoryDrafts();
  show(form(), { drafts });
  await send.click();
  await expect.element(page.getByText('No answer yet')).toBeVisible();
  show(form(), { drafts });
  await expect
    .poll(async () => {
      await passTime();
      return arrived.query();
    })
    .not.toBeNull();
  expect(new Set(keys).size).toBe(1);
  const sent = keys.length;
  show(form(), { drafts });
  await expect.element(send).toBeVisible();
  expect(keys).toHaveLength(sent);
});

test('what the server answers counts, not what the browser says of the connection', async () => {
  const said = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { form } = formThatFails(['unavailable', 503], ['timeout']);
  show(form());
  await send.click();
  await expect.element(page.getByText('No answer yet')).toBeVisible();
  await expect.element(page.getByText('You are offline')).not.toBeInTheDocument();
  said.mockRestore();
});

test('what the server refuses waits for its writer', async () => {
  const { keys, form } = formThatFails(['invalid_input', 400]);
  show(form());
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(keys).toHaveLength(1);
});

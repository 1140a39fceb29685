/** A request whose answer was lost, and which is changed before it is sent again. */
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#core/ground/api/api-error.ts';
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
};

/** Takes the first under each key, but the first answer never arrives. */
function forgetfulServer() {
  const taken = new Map<string, number | undefined>();
  const sent: [string, number | undefined][] = [];
  return {
    taken,
    sent,
    send: async ({
      idempotency_key: key,
      salary,
    }: {
      idempotency_key: string;
      salary?: number;
    }) => {
      const before = taken.has(key) ? taken.get(key) : salary;
      taken.set(key, before);
      sent.push([key, salary]);
      if (sent.length === 1) throw new ApiError('timeout', 'Not now');
      if (before !== salary)
        throw new ApiError('idempotency_key_reused', 'Reused', { status: 409 });
      return taken.size === 1 ? 'R7' : 'R8';
    },
  };
}

function Form({ send }: Pick<ReturnType<typeof forgetfulServer>, 'send'>) {
  const [salary, setSalary] = useState(5000);
  return (
    <>
      <button type="button" onClick={() => setSalary(6000)}>
        Change
      </button>
      <HireTutor
        draftName="changed"
        prefill={{ ...ANSWERED, salary }}
        contact="account"
        LaterStep={LaterStep}
        place={{ step: 'check', go: () => {} }}
        send={send}
      />
    </>
  );
}

fakeTimeouts();

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function sendAndChange() {
  const server = forgetfulServer();
  show(<Form send={server.send} />, { drafts: memoryDrafts() });
  await press('Send the request');
  await expect.element(page.getByText('No answer yet')).toBeVisible();
  await press('Change');
  await expect.element(page.getByText(/It may have arrived all the same/)).toBeVisible();
  // What is being changed is not sent behind the back of its writer.
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.sent).toHaveLength(1);
  await press('Send the request');
  await expect.element(page.getByText(/What you sent first has arrived/)).toBeVisible();
  expect(new Set(server.sent.map(([key]) => key)).size).toBe(1);
  return server;
}

test('left at the first, its number comes and nothing is there twice', async () => {
  const { taken } = await sendAndChange();
  await press('Leave it at the first');
  await expect.element(page.getByText(/R7/).first()).toBeVisible();
  expect([...taken.values()]).toEqual([5000]);
});

test('meant as well, the changed one is a second request', async () => {
  const { taken } = await sendAndChange();
  await press('Send the changed one as well');
  await expect.element(page.getByText(/R8/).first()).toBeVisible();
  expect([...taken.values()]).toEqual([5000, 6000]);
});

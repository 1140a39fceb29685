/**
 * Tests that what is sent with a key of its own happens once, whatever becomes of its answer and of
 * the form.
 */
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#core/ground/api/api-error.ts';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { type KeyStore, useSendOnce } from '#ui/api/use-send-once.ts';
import { show } from './show.tsx';

/** A server that keeps what arrives by its key, as ours does; its answers are lost where it is told so. */
class Server {
  done = new Map<string, string>();
  lost: ('before' | 'after' | null)[] = [];
  receive = async ({ sum }: { sum: string }, key: string): Promise<string> => {
    const lost = this.lost.shift();
    if (lost === 'before') throw new ApiError('network', 'lost');
    if (sum === '') throw new ApiError('invalid_input', 'Write a sum.', { status: 400 });
    const before = this.done.get(key);
    if (before !== undefined && before !== sum)
      throw new ApiError('idempotency_key_reused', 'Sent with other details.', { status: 409 });
    this.done.set(key, sum);
    if (lost === 'after') throw new ApiError('timeout', 'lost');
    return sum;
  };
  get sums() {
    return [...this.done.values()];
  }
}

function memoryStore(): KeyStore {
  let kept: object | null = null;
  return {
    read: () => kept,
    write: (tried) => {
      kept = tried;
    },
    forget: () => {
      kept = null;
    },
  };
}

function SumForm({ server, store }: { server: Server; store?: KeyStore }) {
  const once = useSendOnce(store);
  const { run, isBusy, message } = useMutation();
  const [sum, setSum] = useState('500');
  const [answer, setAnswer] = useState<string>();
  const send = () =>
    void run(() => once.send({ sum }, server.receive)).then((done) => setAnswer(done));
  return (
    <>
      <input aria-label="Sum" value={sum} onChange={({ target }) => setSum(target.value)} />
      <button type="button" onClick={send}>
        Send
      </button>
      <p>{message}</p>
      <SentEarlier once={once} isBusy={isBusy} onSend={send} />
      <output>{answer}</output>
    </>
  );
}

let server: Server;
beforeEach(() => {
  server = new Server();
});
const send = page.getByRole('button', { name: 'Send', exact: true });
const field = page.getByLabelText('Sum');
const answered = (sum: string) =>
  expect.element(page.getByRole('status').last()).toHaveTextContent(sum);
const mayHaveArrived = () =>
  expect.element(page.getByText(/It may have arrived all the same/)).toBeVisible();

test('what never arrived is done as it is written now, once', async () => {
  server.lost = ['before'];
  show(<SumForm server={server} />);
  await send.click();
  await mayHaveArrived();
  await field.fill('600');
  await send.click();
  await answered('600');
  expect(server.sums).toEqual(['600']);
});

test('what has arrived stays the only one, if that is chosen', async () => {
  server.lost = ['after'];
  show(<SumForm server={server} />);
  await send.click();
  await mayHaveArrived();
  await field.fill('600');
  await send.click();
  await page.getByRole('button', { name: 'Leave it at the first' }).click();
  await answered('500');
  expect(server.sums).toEqual(['500']);
});

test('or the changed one is sent as well, if that is', async () => {
  server.lost = ['after'];
  show(<SumForm server={server} />);
  await send.click();
  await field.fill('600');
  await send.click();
  await page.getByRole('button', { name: 'Send the changed one as well' }).click();
  await answered('600');
  expect(server.sums).toEqual(['500', '600']);
});

test('a refusal of what is written now says nothing of what was sent before', async () => {
  server.lost = ['after'];
  show(<SumForm server={server} />);
  await send.click();
  await mayHaveArrived();
  await field.fill('');
  await send.click();
  await expect.element(page.getByText('Write a sum.')).toBeVisible();
  await field.fill('700');
  await send.click();
  await expect.element(page.getByText(/What you sent first has arrived/)).toBeVisible();
  expect(server.sums).toEqual(['500']);
});

test('closed and opened again the key is the same', async () => {
  server.lost = ['after'];
  const store = memoryStore();
  show(<SumForm server={server} store={store} />);
  await send.click();
  await mayHaveArrived();
  show(<SumForm server={server} store={store} />);
  await mayHaveArrived();
  await send.click();
  await answered('500');
  expect(server.sums).toEqual(['500']);
});

test('once its answer is known the next is another one', async () => {
  show(<SumForm server={server} />);
  await send.click();
  await answered('500');
  await send.click();
  await expect.poll(() => server.sums).toEqual(['500', '500']);
});

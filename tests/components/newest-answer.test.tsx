/** The answers of the API in the browser: who asks, who waits, and which answer stays. */
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type ReadAnswer, useAnswer } from '#ui/api/use-answer.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { show } from './show.tsx';
import { startClock } from './start-clock.ts';

const FIVE_MINUTES = 300_000;

interface ReaderProps {
  name?: string;
  /** The question, and what the reader is called on the screen. */
  at?: number;
  read(): Promise<string>;
  known?: { value: string };
}

/** The newest drawing of a reader, by what it is called; how often each was drawn. */
const readers = new Map<number, ReadAnswer<string>>();
const drawn = new Map<number, number>();
let answers: ReturnType<typeof useAnswers>;

function Reader({ name = 'listJobs', at = 1, read, known }: ReaderProps) {
  const answer = useAnswer<string>([name, { page: at }], read, { known });
  answers = useAnswers();
  readers.set(at, answer);
  drawn.set(at, (drawn.get(at) ?? 0) + 1);
  const { data = 'nothing', error, isLoading } = answer;
  return (
    <p>
      reader {at}: {data} {error instanceof Error && `but ${error.message}`} {isLoading && 'waits'}
    </p>
  );
}

/** Shows those whose number is pressed, and hides them with the next press. */
function Doors({ children }: { children: Record<string, ReactNode> }) {
  const [open, setOpen] = useState<string[]>([]);
  const press = (door: string) =>
    setOpen(open.includes(door) ? open.filter((one) => one !== door) : [...open, door]);
  return (
    <>
      {Object.entries(children).map(([door, room]) => (
        <div key={door}>
          <button type="button" onClick={() => press(door)}>
            Door {door}
          </button>
          {open.includes(door) ? room : <span>room {door} is empty</span>}
        </div>
      ))}
    </>
  );
}

/** Answers when a test says so, each time it was read. */
function slowRead() {
  const reads: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const next = Promise.withResolvers<string>();
    reads.push(next);
    return next.promise;
  };
  return { reads, read };
}

const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const press = (door: string) => page.getByRole('button', { name: `Door ${door}` }).click();
const reader = (at = 1) => {
  const found = readers.get(at);
  if (!found) throw new Error(`Reader ${at} is not shown`);
  return found;
};
/** Time for what comes late to do harm. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  readers.clear();
  drawn.clear();
});
afterEach(() => void vi.useRealTimers());

test('an old answer is shown and asked for again', async () => {
  startClock();
  let reads = 0;
  const read = async () => String(++reads);
  show(<Doors>{{ one: <Reader read={read} />, two: <Reader read={read} /> }}</Doors>);
  await press('one');
  await shown('reader 1: 1');
  await press('one');
  vi.advanceTimersByTime(FIVE_MINUTES / 2);
  await press('two');
  await shown('reader 1: 1');
  await settled();
  expect(reads).toBe(1);
  await press('two');
  vi.advanceTimersByTime(FIVE_MINUTES / 2);
  await press('one');
  await shown('reader 1: 2');
  expect(reads).toBe(2);
});

test.each([
  ['resolves', (late: PromiseWithResolvers<string>) => late.resolve('older')],
  ['fails', (late: PromiseWithResolvers<string>) => late.reject(new Error('older'))],
])('an older request that %s late changes nothing, and waits for the newer', async (_, end) => {
  const { reads, read } = slowRead();
  show(<Reader read={read} />);
  await shown('reader 1: nothing waits');
  reads[0]?.resolve('first');
  await shown('reader 1: first');
  let isDone = false;
  const first = reader()
    .refresh()
    .then(() => {
      isDone = true;
    });
  const second = reader().refresh();
  expect(reads).toHaveLength(3);
  const [, older, newer] = reads;
  if (older) end(older);
  await settled();
  expect(isDone).toBe(false);
  await shown('reader 1: first');
  newer?.resolve('newer');
  await Promise.all([first, second]);
  await shown('reader 1: newer');
});

test.each([
  ['answer', (late: PromiseWithResolvers<string>) => late.resolve('older')],
  ['failure', (late: PromiseWithResolvers<string>) => late.reject(new Error('older'))],
])('the %s of an older request comes last, and is not shown', async (_, end) => {
  const { reads, read } = slowRead();
  show(<Reader read={read} />);
  await expect.poll(() => reads.length).toBe(1);
  const both = [reader().refresh(), reader().refresh()];
  reads[2]?.resolve('newer');
  await both[1];
  await shown('reader 1: newer');
  for (const older of reads.slice(0, 2)) end(older);
  await Promise.all(both);
  await settled();
  await shown('reader 1: newer');
});

test('the newest failure is shown, whenever the older one comes', async () => {
  const { reads, read } = slowRead();
  show(<Reader read={read} />);
  await expect.poll(() => reads.length).toBe(1);
  const again = reader().refresh();
  reads[1]?.reject(new Error('newer'));
  await again;
  reads[0]?.reject(new Error('older'));
  await settled();
  await shown('reader 1: nothing but newer');
});

test.each([
  ['answers', (late: PromiseWithResolvers<string>) => late.resolve('older')],
  ['fails', (late: PromiseWithResolvers<string>) => late.reject(new Error('older'))],
])('what was put in stays when what was on its way %s', async (_, end) => {
  const { reads, read } = slowRead();
  show(<Reader read={read} />);
  await expect.poll(() => reads.length).toBe(1);
  reader().put('put');
  const [late] = reads;
  if (late) end(late);
  await settled();
  await shown('reader 1: put');
});

test('what failed is not asked for by the next who shows it, but by who comes when all have left', async () => {
  let reads = 0;
  const read = () => Promise.reject(new Error(String(++reads)));
  show(<Doors>{{ one: <Reader read={read} />, two: <Reader read={read} /> }}</Doors>);
  await press('one');
  await shown('reader 1: nothing but 1');
  await press('two');
  await expect.poll(() => page.getByText('reader 1: nothing but 1').elements().length).toBe(2);
  await settled();
  expect(reads).toBe(1);
  await press('one');
  await press('two');
  await press('one');
  await shown('reader 1: nothing but 2');
});

test('an answer that says the same draws nothing again', async () => {
  show(<Reader read={async () => 'same'} />);
  await shown('reader 1: same');
  const before = drawn.get(1);
  await reader().refresh();
  await settled();
  expect(drawn.get(1)).toBe(before);
});

test('when an answer was read: of the last that came, also where it says the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  let isFailing = false;
  const read = () => (isFailing ? Promise.reject(new Error('no')) : Promise.resolve('jobs'));
  show(<Reader read={read} />);
  expect(readers.get(1)?.readAt()).toBeUndefined();
  await shown('reader 1: jobs');
  expect(reader().readAt()).toBe(1000);
  vi.setSystemTime(2000);
  await reader().refresh();
  expect(reader().readAt()).toBe(2000);
  vi.setSystemTime(3000);
  isFailing = true;
  await reader().refresh();
  answers.change<string>('listJobs', (jobs) => `${jobs} and more`);
  await shown('reader 1: jobs and more');
  expect(reader().readAt()).toBe(2000);
  reader().put('from elsewhere');
  expect(reader().readAt()).toBe(3000);
});

test('by name: what is shown is read again, the rest when it is shown again', async () => {
  const reads: string[] = [];
  const of = (name: string, at: number) => (
    <Reader
      name={name}
      at={at}
      read={async () => {
        reads.push(`${name} ${at}`);
        return String(reads.length);
      }}
    />
  );
  show(
    <Doors>
      {{ two: of('listJobs', 2), three: of('listJobs', 3), city: of('listCities', 1) }}
    </Doors>,
  );
  for (const door of ['two', 'three', 'city']) await press(door);
  await expect.poll(() => reads.length).toBe(3);
  await press('three');
  reads.length = 0;
  await answers.refresh((name) => name === 'listJobs');
  expect(reads).toEqual(['listJobs 2']);
  await press('city');
  await press('city');
  await press('three');
  await expect.poll(() => reads.length).toBe(2);
  expect(reads).toEqual(['listJobs 2', 'listJobs 3']);
});

test('a request from before a refresh by name is not taken', async () => {
  const { reads, read } = slowRead();
  show(<Reader read={read} />);
  await expect.poll(() => reads.length).toBe(1);
  const refreshed = answers.refresh((name) => name === 'listJobs');
  expect(reads).toHaveLength(2);
  reads[0]?.resolve('before');
  await settled();
  await shown('reader 1: nothing waits');
  reads[1]?.resolve('after');
  await refreshed;
  await shown('reader 1: after');
});

test('all answers of a name are changed without a request, what came with the page too', async () => {
  const read = vi.fn(async () => 'read');
  show(<Reader read={read} known={{ value: 'came with the page' }} />);
  await shown('reader 1: came with the page');
  answers.change<string>('listJobs', (jobs) => `${jobs}, changed`);
  await shown('reader 1: came with the page, changed');
  expect(read).not.toHaveBeenCalled();
});

test('a change of a name leaves alone what is still on its way', async () => {
  const { reads, read } = slowRead();
  show(<Reader read={read} />);
  await expect.poll(() => reads.length).toBe(1);
  answers.change<string>('listJobs', (jobs) => `${jobs}, changed`);
  reads[0]?.resolve('first');
  await shown('reader 1: first');
});

test('what came with the page stands for the next who shows it, until it is read again', async () => {
  const { reads, read } = slowRead();
  const known = { value: 'came with the page' };
  show(<Doors>{{ one: <Reader read={read} known={known} />, two: <Reader read={read} /> }}</Doors>);
  const both = (text: string) =>
    expect
      .poll(() => page.getByText(`reader 1: ${text}`, { exact: true }).elements().length)
      .toBe(2);
  await press('one');
  expect(reads).toHaveLength(0);
  await press('two');
  await both('came with the page');
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.resolve('newer');
  await both('newer');
});

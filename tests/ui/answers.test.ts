/** The answers of the API in the browser: who asks, who waits, and which answer stays. */
import { afterEach, expect, test, vi } from 'vitest';
import { Answers, answerKey } from '#ui/api/answers.ts';

const MINUTE = 60_000;
const JOBS = answerKey('listJobs', { page: 1 });

/** Answers when it is told to, each time it was read. */
function slowRead() {
  const reads: PromiseWithResolvers<unknown>[] = [];
  const read = () => {
    const next = Promise.withResolvers<unknown>();
    reads.push(next);
    return next.promise;
  };
  return { reads, read };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => void vi.useRealTimers());

test('equal questions are asked once, however many show the answer', async () => {
  const answers = new Answers();
  const { reads, read } = slowRead();
  answers.join(JOBS, read, MINUTE, undefined);
  answers.join(answerKey('listJobs', { page: 1 }), () => read(), MINUTE, undefined);
  expect(reads).toHaveLength(1);
  reads[0]?.resolve('jobs');
  await settled();
  expect(answers.stateOf(JOBS)).toEqual({ data: 'jobs', error: undefined, isLoading: false });
  answers.join(JOBS, read, MINUTE, undefined);
  expect(reads).toHaveLength(1);
});

test('an old answer is shown and asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const answers = new Answers();
  let reads = 0;
  const read = async () => ++reads;
  answers.join(JOBS, read, MINUTE, undefined)();
  await settled();
  vi.setSystemTime(Date.now() + MINUTE - 1);
  answers.join(JOBS, read, MINUTE, undefined)();
  await settled();
  expect(reads).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  answers.join(JOBS, read, MINUTE, undefined)();
  expect(answers.stateOf(JOBS)).toEqual({ data: 1, error: undefined, isLoading: false });
  await settled();
  expect(answers.stateOf(JOBS)?.data).toBe(2);
});

test.each([
  ['resolves', (late: PromiseWithResolvers<unknown>) => late.resolve('older')],
  ['fails', (late: PromiseWithResolvers<unknown>) => late.reject(new Error('older'))],
])('an older request that %s late changes nothing, and waits for the newer', async (_, end) => {
  const answers = new Answers();
  const { reads, read } = slowRead();
  let isDone = false;
  const first = answers.ask(JOBS, read).then(() => {
    isDone = true;
  });
  const second = answers.ask(JOBS, read);
  const [older, newer] = reads;
  if (older) end(older);
  await settled();
  expect(isDone).toBe(false);
  expect(answers.stateOf(JOBS)).toMatchObject({ data: undefined, isLoading: true });
  newer?.resolve('newer');
  await Promise.all([first, second]);
  expect(answers.stateOf(JOBS)).toEqual({ data: 'newer', error: undefined, isLoading: false });
});

test('the older request comes last', async () => {
  const answers = new Answers();
  const { reads, read } = slowRead();
  const both = [answers.ask(JOBS, read), answers.ask(JOBS, read)];
  reads[1]?.resolve('newer');
  await both[1];
  reads[0]?.resolve('older');
  await Promise.all(both);
  expect(answers.stateOf(JOBS)?.data).toBe('newer');
});

test('what was put in is not overwritten by what was on its way', async () => {
  const answers = new Answers();
  const { reads, read } = slowRead();
  const asked = answers.ask(JOBS, read);
  answers.put(JOBS, 'put');
  reads[0]?.resolve('older');
  await asked;
  expect(answers.stateOf(JOBS)).toEqual({ data: 'put', error: undefined, isLoading: false });
});

test('an error stands beside the old answer until the next one', async () => {
  const answers = new Answers();
  const error = new Error('no');
  await answers.ask(JOBS, async () => 'old');
  await answers.ask(JOBS, () => Promise.reject(error));
  expect(answers.stateOf(JOBS)).toEqual({ data: 'old', error, isLoading: false });
  await answers.ask(JOBS, async () => 'new');
  expect(answers.stateOf(JOBS)).toEqual({ data: 'new', error: undefined, isLoading: false });
});

test('what failed is not asked for by whoever joins, but by whoever comes when nobody is there', async () => {
  const answers = new Answers();
  let reads = 0;
  const read = () => Promise.reject(new Error(String(++reads)));
  const leaveFirst = answers.join(JOBS, read, MINUTE, undefined);
  await settled();
  const leaveSecond = answers.join(JOBS, () => read(), MINUTE, undefined);
  expect(reads).toBe(1);
  leaveFirst();
  leaveSecond();
  answers.join(JOBS, read, MINUTE, undefined);
  expect(reads).toBe(2);
});

test('an answer that says the same is the same', async () => {
  const answers = new Answers();
  await answers.ask(JOBS, async () => ({ jobs: [{ id: 1 }] }));
  const before = answers.stateOf(JOBS);
  await answers.ask(JOBS, async () => ({ jobs: [{ id: 1 }] }));
  expect(answers.stateOf(JOBS)).toBe(before);
});

test('when an answer was read: of the last that came, also where it says the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const answers = new Answers();
  expect(answers.readAtOf(JOBS)).toBeUndefined();
  await answers.ask(JOBS, async () => 'jobs');
  expect(answers.readAtOf(JOBS)).toBe(1000);
  vi.setSystemTime(2000);
  const heard: unknown[] = [];
  answers.subscribe(() => heard.push(answers.readAtOf(JOBS)));
  await answers.ask(JOBS, async () => 'jobs');
  expect(heard).toEqual([2000]);
  vi.setSystemTime(3000);
  await answers.ask(JOBS, () => Promise.reject(new Error('no')));
  answers.change<string>('listJobs', (jobs) => `${jobs} and more`);
  expect(answers.readAtOf(JOBS)).toBe(2000);
  answers.put(JOBS, 'from elsewhere');
  expect(answers.readAtOf(JOBS)).toBe(3000);
});

test('by name: what is shown is read again, the rest when it is shown again', async () => {
  const answers = new Answers();
  const reads: string[] = [];
  const reader = (name: string) => async () => reads.push(name);
  const [shown, left, other] = ['listJobs 2', 'listJobs 3', 'listCities 1'].map(reader);
  const keyOf = (page: number) => answerKey('listJobs', { page });
  const cities = answerKey('listCities');
  if (!shown || !left || !other) throw new Error('Readers are missing');
  answers.join(keyOf(2), shown, MINUTE, undefined);
  answers.join(keyOf(3), left, MINUTE, undefined)();
  answers.join(cities, other, MINUTE, undefined);
  await settled();
  reads.length = 0;
  await answers.refresh((name) => name === 'listJobs');
  expect(reads).toEqual(['listJobs 2']);
  answers.join(keyOf(3), left, MINUTE, undefined);
  answers.join(cities, other, MINUTE, undefined);
  expect(reads).toEqual(['listJobs 2', 'listJobs 3']);
});

test('a request from before a refresh by name is not taken', async () => {
  const answers = new Answers();
  const { reads, read } = slowRead();
  answers.join(JOBS, read, MINUTE, undefined);
  const refreshed = answers.refresh((name) => name === 'listJobs');
  expect(reads).toHaveLength(2);
  reads[0]?.resolve('before');
  await settled();
  expect(answers.stateOf(JOBS)?.data).toBeUndefined();
  reads[1]?.resolve('after');
  await refreshed;
  expect(answers.stateOf(JOBS)?.data).toBe('after');
});

test('all answers of a name are changed without a request, what came with the page too', async () => {
  const answers = new Answers();
  const known = { data: { stars: 3, name: 'Rafiq' }, error: undefined, isLoading: false };
  const read = vi.fn();
  answers.join(JOBS, read, MINUTE, known);
  expect(answers.stateOf(JOBS)).toBe(known);
  answers.change<typeof known.data>('listJobs', (data) => ({ ...data, stars: 4 }));
  expect(answers.stateOf(JOBS)?.data).toEqual({ stars: 4, name: 'Rafiq' });
  expect(read).not.toHaveBeenCalled();
});

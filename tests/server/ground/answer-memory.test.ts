/** The memory alone: what is fresh, who asks the database, and what a change leaves. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type AnswerMemory, createAnswerMemory } from '#server/ground/services/answer-memory.ts';

const board = { key: 'board', parts: ['jobs', 'names'] } as const;
const hub = { key: 'hub', parts: ['hub', 'names'] } as const;

let now = 0;
let memory: AnswerMemory;
/** The answer of the database, and how often it was queried. */
let truth = '';
let asked = 0;
const find = async () => {
  asked += 1;
  return truth;
};
/** A read that ends when it is told to. */
function slowRead() {
  const said = truth;
  let end = () => {};
  const answer = new Promise<string>((resolve) => {
    end = () => resolve(said);
  });
  return {
    end: () => end(),
    find: () => {
      asked += 1;
      return answer;
    },
  };
}
/** Waits for what runs behind an answer, which starts once the answer is on its way. */
const laterWork = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const ask = async (question: Parameters<AnswerMemory['ask']>[0] = board, how = find) => {
  const { answer, age } = await memory.ask(question, how);
  return [String(answer.body), age];
};

beforeEach(() => {
  now = 1_000_000;
  asked = 0;
  truth = 'old';
  memory = createAnswerMemory(() => now);
  memory.watch(true);
});

describe('an answer', () => {
  test('is given again for half a minute, with its age, then asked for again', async () => {
    expect(await ask()).toEqual(['old', undefined]);
    truth = 'new';
    now += 29_000;
    expect(await ask()).toEqual(['old', 29]);
    now += 1_000;
    expect(await ask()).toEqual(['new', undefined]);
    expect(asked).toBe(2);
  });

  test('is asked for once, however many ask for it first', async () => {
    const slow = slowRead();
    const all = Promise.all(Array.from({ length: 50 }, () => ask(board, slow.find)));
    slow.end();
    expect(new Set((await all).map(([text]) => text))).toEqual(new Set(['old']));
    expect(asked).toBe(1);
  });

  test('that has grown old is refreshed by one, while the others get it as it is', async () => {
    await ask();
    now += 31_000;
    truth = 'new';
    const slow = slowRead();
    const first = ask(board, slow.find);
    expect(await ask()).toEqual(['old', 31]);
    slow.end();
    expect(await first).toEqual(['new', undefined]);
    expect(await ask()).toEqual(['new', 0]);
    expect(asked).toBe(2);
  });

  test('of a first view is given as it is, and asked for again behind it', async () => {
    const firstView = { ...board, isFirstView: true };
    await ask(firstView);
    now += 300_000;
    truth = 'new';
    expect(await ask(firstView)).toEqual(['old', 300]);
    expect(await ask(firstView)).toEqual(['old', 300]);
    expect(asked).toBe(1);
    await laterWork();
    expect(await ask(firstView)).toEqual(['new', 0]);
    expect(asked).toBe(2);
  });

  test('of a first view that has changed or is too old is waited for', async () => {
    const firstView = { ...board, isFirstView: true };
    await ask(firstView);
    truth = 'changed';
    memory.outdate('jobs');
    expect(await ask(firstView)).toEqual(['changed', undefined]);
    now += 601_000;
    truth = 'new';
    expect(await ask(firstView)).toEqual(['new', undefined]);
  });

  test('whose asking again failed behind a first view is asked for by the next one', async () => {
    const firstView = { ...board, isFirstView: true };
    const refuse = () => Promise.reject(new Error('job_not_found'));
    await ask(firstView);
    now += 31_000;
    expect(await ask(firstView, refuse)).toEqual(['old', 31]);
    await laterWork();
    await expect(memory.ask(firstView, refuse)).rejects.toThrow('job_not_found');
  });

  test('whose database went away behind a first view is kept', async () => {
    const firstView = { ...board, isFirstView: true };
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    await ask(firstView);
    now += 31_000;
    await ask(firstView, () => Promise.reject(gone));
    await laterWork();
    expect(memory.isDatabaseAway).toBe(true);
    expect(await memory.ask(firstView, find)).toMatchObject({ age: 31, isOutage: true });
  });

  test('is never that of a refused question', async () => {
    const refuse = () => Promise.reject(new Error('job_not_found'));
    await expect(memory.ask(board, refuse)).rejects.toThrow('job_not_found');
    expect(await ask()).toEqual(['old', undefined]);
  });
});

describe('a change', () => {
  test('outdates its part at once, and no other', async () => {
    await ask(board);
    await ask(hub);
    truth = 'new';
    memory.outdate('jobs');
    expect(await ask(board)).toEqual(['new', undefined]);
    expect(await ask(hub)).toEqual(['old', 0]);
    memory.outdate('names');
    expect(await ask(hub)).toEqual(['new', undefined]);
  });

  test('outdates what was read before it and arrives after it', async () => {
    const slow = slowRead();
    const early = ask(board, slow.find);
    truth = 'new';
    memory.outdate('jobs');
    const later = ask();
    slow.end();
    expect(await early).toEqual(['old', undefined]);
    expect(await later).toEqual(['new', undefined]);
    expect(await ask()).toEqual(['new', 0]);
  });

  test('is not undone by a slow read that ends last', async () => {
    const slow = slowRead();
    const early = ask(board, slow.find);
    truth = 'new';
    memory.outdate('jobs');
    await ask();
    slow.end();
    await early;
    expect(await ask()).toEqual(['new', 0]);
  });
});

describe('without word of changes', () => {
  test('nothing is fresh, and everything is asked for again when there is word again', async () => {
    await ask();
    memory.watch(false);
    truth = 'new';
    expect(await ask()).toEqual(['new', undefined]);
    truth = 'newest';
    expect(await ask()).toEqual(['newest', undefined]);
    truth = 'last';
    memory.watch(true);
    expect(await ask()).toEqual(['last', undefined]);
    expect(await ask()).toEqual(['last', 0]);
  });

  test('what is remembered still serves while the database is away', async () => {
    await ask();
    memory.watch(false);
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    now += 60_000;
    expect(await ask(board, () => Promise.reject(gone))).toEqual(['old', 60]);
  });
});

test('the memory is bounded by bytes, and says what it holds and how often it helped', async () => {
  const large = 'x'.repeat(1024 * 1024);
  for (let number = 0; number < 100; number += 1)
    await ask({ key: `board ${number}`, parts: ['jobs'] }, async () => large);
  await ask({ key: 'board 99', parts: ['jobs'] });
  const { answers, bytes, ...counts } = memory.takeFigures();
  expect(counts).toEqual({ fromMemory: 1, fromDatabase: 100 });
  expect(answers).toBeLessThan(50);
  expect(bytes).toBeLessThan(64 * 1024 * 1024);
  expect(memory.takeFigures()).toMatchObject({ fromMemory: 0, fromDatabase: 0 });
});

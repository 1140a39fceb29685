/**
 * Walks the queues of staff: what somebody does puts one more into its queue and is told to open
 * consoles, what answers it takes it out again. Source: docs/requirements/acts.md, "Queues of staff".
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QueueName } from '#core/staff/queues.ts';
import { stopClock } from '../setup/accounts.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import type { TestApp } from '../setup/test-app.ts';

/** The file that walks a queue. A new queue needs its line here and its scenarios there. */
const familyOf = {
  alarm: 'people',
  chosen: 'choice',
  pending: 'request',
  returned: 'request',
  no_shortlist: 'request',
  shortlist_late: 'request',
  waiting_guardian: 'choice',
  waiting_confirmation: 'request',
  demo_result: 'tuition',
  replacement: 'tuition',
  leaving: 'tuition',
  ending: 'tuition',
  coach: 'people',
  call: 'people',
  message: 'people',
  chat: 'community',
  review: 'community',
  new_tutor: 'people',
  documents: 'people',
  proof: 'money',
  held: 'money',
  refund: 'money',
  payout: 'money',
  coach_pay: 'coach',
  coach_bill: 'coach',
  number: 'people',
  lesson: 'tuition',
  online_lesson: 'tuition',
  community: 'community',
  names: 'people',
  odd: 'request',
} as const satisfies Record<QueueName, string>;
type Family = (typeof familyOf)[QueueName];
type QueuesOf<F extends Family> = {
  [Queue in QueueName]: (typeof familyOf)[Queue] extends F ? Queue : never;
}[QueueName];

interface Walk {
  act(): Promise<unknown>;
  answer(): Promise<unknown>;
  /** Nobody writes anything: time goes by, and consoles find out when they read again. */
  byTime?: 'act' | 'answer';
}
/** An act of somebody, and what answers it. */
export type Scenario = () => Promise<Walk>;
type Scenarios<F extends Family> = Record<QueuesOf<F>, Record<string, Scenario>>;

const CHANNEL = 'staff_changes';

/** Counts what consoles were told between two moments. */
export async function listenToChanges({ database }: TestApp) {
  let told = 0;
  let passed = 0;
  const stop = await database.listen(CHANNEL, {
    heard: (payload) => {
      if (payload === '') told += 1;
      else passed = Number(payload);
    },
    lost: (error) => {
      throw error;
    },
    back: () => {},
  });
  let marks = 0;
  /** Returns the count once what was sent before has been heard. */
  const countTold = async () => {
    marks += 1;
    await expect
      .poll(
        async () => {
          await database.db.execute(`select pg_notify('${CHANNEL}', '${marks}')`);
          return passed;
        },
        { timeout: 5_000, interval: 20 },
      )
      .toBe(marks);
    return told;
  };
  return { countTold, stop };
}

/** The clock stands still in each scenario; sessions that a moved clock ends are opened again. */
export function openDesk(context: TestApp) {
  const desk = { staff: undefined as Staff | undefined, clock: undefined as Clock | undefined };
  beforeEach(async () => {
    desk.clock = stopClock(context.services, new Date().toISOString());
    desk.staff = await signInStaff(context);
  });
  afterEach(() => {
    context.services.now = () => new Date();
  });
  const given = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('There is a desk in tests alone');
    return value;
  };
  return {
    get staff() {
      return given(desk.staff);
    },
    get clock() {
      return given(desk.clock);
    },
    signInAgain: async () => {
      desk.staff = await signInStaff(context);
    },
    queueOf: async (name: QueueName) => {
      const { data } = (await given(desk.staff).get('queues')).json();
      return data.find(({ queue }: { queue: QueueName }) => queue === name);
    },
  };
}
type Clock = ReturnType<typeof stopClock>;
export type Desk = ReturnType<typeof openDesk>;

/** An answer over HTTP that was none is a fault of the scenario, not of the queue. */
function expectDone(outcome: unknown) {
  if (typeof outcome !== 'object' || outcome === null) return;
  const status =
    'statusCode' in outcome ? outcome.statusCode : 'status' in outcome && outcome.status;
  const body = 'body' in outcome ? outcome.body : '';
  if (typeof status === 'number') expect([status, body]).toEqual([200, body]);
}

export function walkActs<F extends Family>(
  context: TestApp,
  desk: Desk,
  scenarios: Scenarios<F>,
): void {
  let changes: Awaited<ReturnType<typeof listenToChanges>>;
  beforeAll(async () => {
    changes = await listenToChanges(context);
  });
  afterAll(() => changes.stop());

  for (const [queue, all] of Object.entries<Record<string, Scenario>>(scenarios))
    describe(queue, () => {
      const count = async () => (await desk.queueOf(queue as QueueName)).count;
      test.each(Object.entries(all))('%s', async (_, prepare) => {
        const { act, answer, byTime } = await prepare();
        const before = await count();
        const toldBefore = await changes.countTold();
        expectDone(await act());
        if (byTime !== 'act') expect(await changes.countTold()).toBeGreaterThan(toldBefore);
        await desk.signInAgain();
        expect(await count()).toBe(before + 1);
        const toldOfAct = await changes.countTold();
        expectDone(await answer());
        if (byTime !== 'answer') expect(await changes.countTold()).toBeGreaterThan(toldOfAct);
        await desk.signInAgain();
        expect(await count()).toBe(before);
      });
    });
}

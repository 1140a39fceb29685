import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Coordinates,
  createPositionSender,
  DELAY_MS,
} from '#app/dashboards/tutor/position/position-sender.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Some 111 m a step. */
const at = (step: number): Coordinates => ({ lat: 23.78 + step / 1000, lon: 90.4 });

function start(first: Coordinates | null = at(0), answer = true) {
  const sent: Coordinates[] = [];
  const sender = createPositionSender(first, async (position) => {
    sent.push(position);
    return answer;
  });
  return { sender, sent };
}

test('who never stands still is sent every five seconds all the same', async () => {
  const { sender, sent } = start();
  for (let second = 1; second <= 21; second += 1) {
    sender.moveTo(at(second));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(sent[0]).toEqual(at(5));
});

test('less than a hundred metres is no movement, also on the way back', async () => {
  const { sender, sent } = start();
  expect(sender.moveTo(at(0.5))).toBe(false);
  expect(sender.moveTo(at(2))).toBe(true);
  sender.moveTo(at(0.1));
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(sent).toEqual([]);
});

test('what could not be sent is sent with the next movement', async () => {
  const { sender, sent } = start(null, false);
  sender.moveTo(at(0));
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  sender.moveTo(at(0));
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(sent).toHaveLength(2);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogOutput } from '#server/ground/logging/log-output.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('lines are written together, in their order, within a tenth of a second', () => {
  const written: string[] = [];
  const output = createLogOutput((text) => written.push(text));
  output.write('one\n');
  output.write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  output.write('three\n');
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('very many lines do not wait', () => {
  const written: string[] = [];
  const output = createLogOutput((text) => written.push(text));
  output.write('x'.repeat(70_000));
  expect(written).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { toLine } from '../../build/slim-icons.ts';

test.each([
  ['path', { d: 'M8 2v3' }, 'M8 2v3'],
  ['path', { d: 'm9 18 6-6' }, 'M0 0m9 18 6-6'],
  ['line', { x1: '2', x2: '5', y1: '12', y2: '12' }, 'M2 12L5 12'],
  ['circle', { cx: '12', cy: '10', r: '3' }, 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
  ['rect', { x: '3', y: '3', width: '18', height: '8' }, 'M3 3h18v8h-18v-8z'],
  [
    'rect',
    { x: '3', y: '3', width: '18', height: '8', rx: '2' },
    'M5 3h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z',
  ],
])('a %s of an icon becomes a line', (tag, attributes, line) => {
  expect(toLine(tag, attributes)).toBe(line);
});

test('a shape that has no line yet ends the build', () => {
  expect(() => toLine('text', {})).toThrow('say in build/slim-icons.ts');
});

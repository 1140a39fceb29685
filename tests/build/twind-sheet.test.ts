import { describe, expect, test, vi } from 'vitest';
import { createTwindSheet } from '../../build/twind-sheet.ts';

describe('class names become CSS', () => {
  test.each([
    ['text-brand', '.text-brand{color:var(--c-brand)}'],
    ['rounded', '.rounded{border-radius:var(--r)}'],
    ['shadow', '.shadow{box-shadow:var(--shadow)}'],
    ['text-lg', '.text-lg{font-size:1.25rem}'],
    ['ms-2', '.ms-2{margin-inline-start:0.5rem}'],
    ['-me-1.5', '.-me-1\\.5{margin-inline-end:calc(0.375rem * -1)}'],
    ['size-[22px]', '.size-\\[22px\\]{width:22px;height:22px}'],
    ['hover:bg-paper', '.hover\\:bg-paper:hover{background-color:var(--c-paper)}'],
    ['cq-md:flex', '@container (min-width:720px){.cq-md\\:flex{display:flex}}'],
    ['md:hidden', '@media (min-width:768px){.md\\:hidden{display:none}}'],
  ])('%s', (name, css) => {
    expect(createTwindSheet([name])).toBe(css);
  });
});

test('words that are no class names add nothing', () => {
  // The development copy of twind, which only tests load, reports each of them.
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  expect(createTwindSheet(['job', 'listJobs', 'text-nonsense', 'a/b', 'porua:resize'])).toBe('');
});

test('wider containers come after narrower ones', () => {
  const css = createTwindSheet(['cq-lg:flex', 'cq-sm:block', 'cq-md:grid', 'hidden']);
  expect(css.match(/hidden|cq-\w+/g)).toEqual(['hidden', 'cq-sm', 'cq-md', 'cq-lg']);
});

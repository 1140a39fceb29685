/**
 * Functions that came in the last years, each with the first versions that know it, after
 * developer.mozilla.org. A build turns young syntax into old, but never a function.
 */
export interface YoungFunction {
  /** The place of the functions: an object of the page, or the prototype of one. */
  of: string;
  names: readonly string[];
  chrome: number;
  firefox: number;
  safari: number;
  /** Called as `Object.name` alone; else as a method of anything. */
  isStatic?: true;
  /** The runner of browser tests calls it in the page, so it stays there: what is built is checked alone. */
  isOfRunner?: true;
}

const SETS = ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf'];
/**
 * The functions of bytes, without `toHex`: the colours of the PDF library have a method of that
 * name.
 */
const BASES = ['toBase64', 'setFromBase64', 'setFromHex'];

export const YOUNG_FUNCTIONS: readonly YoungFunction[] = [
  {
    of: 'Array.prototype',
    names: ['findLast', 'findLastIndex'],
    chrome: 97,
    firefox: 104,
    safari: 15.4,
  },
  {
    of: 'Array.prototype',
    names: ['toReversed', 'toSorted', 'toSpliced'],
    chrome: 110,
    firefox: 115,
    safari: 16,
  },
  {
    of: 'String.prototype',
    names: ['isWellFormed', 'toWellFormed'],
    chrome: 111,
    firefox: 119,
    safari: 16.4,
  },
  {
    of: 'Set.prototype',
    names: [...SETS, 'isSupersetOf', 'isDisjointFrom'],
    chrome: 122,
    firefox: 127,
    safari: 17,
  },
  { of: 'Uint8Array.prototype', names: BASES, chrome: 140, firefox: 133, safari: 18.2 },
  {
    of: 'Element.prototype',
    names: ['checkVisibility'],
    chrome: 105,
    firefox: 106,
    safari: 17.4,
    isOfRunner: true,
  },
  {
    of: 'HTMLElement.prototype',
    names: ['showPopover', 'hidePopover', 'togglePopover'],
    chrome: 114,
    firefox: 125,
    safari: 17,
  },
  {
    of: 'Map.prototype',
    names: ['getOrInsert', 'getOrInsertComputed'],
    chrome: 145,
    firefox: 144,
    safari: 26.2,
  },
  { of: 'Object', names: ['groupBy'], chrome: 117, firefox: 119, safari: 17.4, isStatic: true },
  { of: 'Map', names: ['groupBy'], chrome: 117, firefox: 119, safari: 17.4, isStatic: true },
  { of: 'URL', names: ['canParse'], chrome: 120, firefox: 115, safari: 17, isStatic: true },
  { of: 'URL', names: ['parse'], chrome: 126, firefox: 126, safari: 18, isStatic: true },
  { of: 'Array', names: ['fromAsync'], chrome: 121, firefox: 115, safari: 16.4, isStatic: true },
  {
    of: 'Promise',
    names: ['withResolvers'],
    chrome: 119,
    firefox: 121,
    safari: 17.4,
    isStatic: true,
  },
  { of: 'Promise', names: ['try'], chrome: 128, firefox: 134, safari: 18.2, isStatic: true },
  { of: 'AbortSignal', names: ['any'], chrome: 116, firefox: 124, safari: 17.4, isStatic: true },
  { of: 'AbortSignal', names: ['timeout'], chrome: 103, firefox: 100, safari: 16, isStatic: true },
  { of: 'RegExp', names: ['escape'], chrome: 136, firefox: 134, safari: 18.2, isStatic: true },
  { of: 'Response', names: ['json'], chrome: 105, firefox: 115, safari: 17, isStatic: true },
  { of: 'Intl', names: ['Segmenter'], chrome: 87, firefox: 125, safari: 14.1, isStatic: true },
  {
    of: 'Intl',
    names: ['DurationFormat'],
    chrome: 129,
    firefox: 136,
    safari: 16.4,
    isStatic: true,
  },
  {
    of: 'window',
    names: ['DecompressionStream', 'CompressionStream'],
    chrome: 80,
    firefox: 113,
    safari: 16.4,
  },
  { of: 'window', names: ['scheduler'], chrome: 94, firefox: 142, safari: 999 },
];

/** Runs in the page before anything else: the oldest of our browsers, as far as functions go. */
export function deleteYoungFunctions(
  young: readonly Pick<YoungFunction, 'of' | 'names' | 'isOfRunner'>[],
) {
  for (const { of, names, isOfRunner } of young) {
    if (isOfRunner) continue;
    let owner: unknown = window;
    for (const part of of === 'window' ? [] : of.split('.'))
      owner = owner instanceof Object ? Reflect.get(owner, part) : undefined;
    for (const name of names) if (owner instanceof Object) Reflect.deleteProperty(owner, name);
  }
}

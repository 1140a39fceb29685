/**
 * Libraries in elements, without what they have no use for. Of SWR: devtools, suspense, answers of
 * server components and React before 18; some of it names React as a whole, which would bring all of
 * Preact's compat layer to each partner's page. Of r2wc: its types of attributes.
 */
import type { Plugin } from 'vite';

type Exchange = readonly [from: string, to: string];

const NAMED_ALONE: Exchange = ['import React, { ', 'import { '];

/** The exchanges in each of its files. Their words must be there: another release may be written anew. */
const EXCHANGED: Readonly<Record<string, readonly Exchange[]>> = {
  'swr/dist/_internal/index': [
    NAMED_ALONE,
    ['isWindowDefined && window.__SWR_DEVTOOLS_USE__', 'false'],
    ['window.__SWR_DEVTOOLS_REACT__ = React;', ''],
  ],
  'swr/dist/config-context': [NAMED_ALONE, ['!React.useId', 'false']],
  'swr/dist/use-swr': [
    NAMED_ALONE,
    ['React.use || ', ''],
    [', suspense, ', ', '],
    [
      ', strictServerPrefetchWarning } = config;',
      ' } = config; const suspense = false; const strictServerPrefetchWarning = false;',
    ],
    ['const serverCacheData = config.cacheData;', 'const serverCacheData = undefined;'],
  ],
  '@r2wc/core/dist/core': [
    [
      'w = {\n  string: E,\n  number: x,\n  boolean: C,\n  function: O,\n  method: P,\n  json: j\n}',
      'w = {}',
    ],
  ],
};

const FILE =
  /\/node_modules\/(swr\/dist\/(?:_internal\/index|config-context|use-swr)|@r2wc\/core\/dist\/core)(?:-\w+)?\.m?js$/;

export const librariesAsUsed = (): Plugin => ({
  name: 'porua-libraries-as-used',
  enforce: 'pre',
  transform(code, id) {
    const file = FILE.exec(id)?.[1];
    return EXCHANGED[file ?? '']?.reduce((text, [from, to]) => {
      if (!text.includes(from))
        throw new Error(`${id} has no "${from}": build/libraries-as-used.ts`);
      return text.replace(from, to);
    }, code);
  },
});

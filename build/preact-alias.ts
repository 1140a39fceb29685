/**
 * Widgets are written for React and run on Preact on partner pages. Patterns are exact: a bare
 * string would also catch the sub-paths.
 */
import path from 'node:path';
import type { Alias } from 'vite';

export const preactAlias: Alias[] = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  // SWR takes the hook from a package that stands in for React before 18.
  { find: /^use-sync-external-store\/shim$/, replacement: 'preact/compat' },
  { find: /^@preact\/signals-react$/, replacement: '@preact/signals' },
  {
    find: /^@preact\/signals-react\/runtime$/,
    replacement: path.join(import.meta.dirname, '../embed/signals-runtime.ts'),
  },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/compat/jsx-runtime' },
];

/**
 * Widgets are written for React and run on Preact on partner pages. Patterns are exact: a bare
 * string would also catch the sub-paths.
 */
import type { Alias } from 'vite';

export const preactAlias: Alias[] = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/compat/jsx-runtime' },
];

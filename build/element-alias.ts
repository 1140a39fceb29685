/**
 * The exchange of libraries that partners' pages would pay for: elements run on Preact instead of
 * React, and on some 60 lines of ours instead of i18next and react-i18next.
 */
import path from 'node:path';
import type { Alias } from 'vite';
import { preactAlias } from './preact-alias.ts';

const standIn = (file: string) => path.join(import.meta.dirname, '../ui/i18n', file);

export const elementAlias: Alias[] = [
  ...preactAlias,
  { find: /^i18next$/, replacement: standIn('i18next-stand-in.ts') },
  { find: /^\.\/i18next-options\.ts$/, replacement: standIn('i18next-stand-in.ts') },
  { find: /^react-i18next$/, replacement: standIn('react-i18next-stand-in.tsx') },
];

/** Tests that what the server writes into the audit log is read in words, in both languages. */
import { expect, test } from 'vitest';
import { LANGS } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import { auditActions } from '#core/staff/audit-actions.ts';
import { readArea } from '../../build/locale-files.ts';

test.each(LANGS)('every action has words of its own in %s, and nothing else has', (lang) => {
  const { action: words }: Resources['staffAudit'] = JSON.parse(readArea(lang, 'staffAudit'));
  expect(Object.keys(words).sort()).toEqual([...auditActions].sort());
  const said = Object.values(words);
  expect(said.filter((text) => text.trim() === '' || /[a-z]_[a-z]/.test(text))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

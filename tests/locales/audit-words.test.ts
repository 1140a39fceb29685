/** Tests that what the server writes into the audit log is read in words, in both languages. */
import { expect, test } from 'vitest';
import { auditActions } from '#core/staff/audit-actions.ts';
import bn from '#locales/bn/staff/staffAudit.json' with { type: 'json' };
import en from '#locales/en/staff/staffAudit.json' with { type: 'json' };

test.each([
  ['en', en.action],
  ['bn', bn.action],
])('every action has words of its own in %s, and nothing else has', (_lang, words) => {
  expect(Object.keys(words).sort()).toEqual([...auditActions].sort());
  const said = Object.values(words);
  expect(said.filter((text) => text.trim() === '' || /[a-z]_[a-z]/.test(text))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

/** Tests that what the server writes into the audit log is read in words, in both languages. */
import { expect, test } from 'vitest';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { LANGS } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import { auditActions } from '#core/staff/audit-actions.ts';
import { readLists } from '#core/staff/read-lists.ts';
import { readArea } from '../../build/locale-files.ts';

test.each(LANGS)('every action has words of its own in %s, and nothing else has', (lang) => {
  const { action: words }: Resources['staffAudit'] = JSON.parse(readArea(lang, 'staffAudit'));
  expect(Object.keys(words).sort()).toEqual([...auditActions].sort());
  const said = Object.values(words);
  expect(said.filter((text) => text.trim() === '' || /[a-z]_[a-z]/.test(text))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

const HOLE = '{{target}}';

test.each(LANGS)('every action is a sentence about who did it in %s', (lang) => {
  const { did }: Resources['staffAudit'] = JSON.parse(readArea(lang, 'staffAudit'));
  expect(Object.keys(did).sort()).toEqual([...auditActions].sort());
  const said = Object.values(did);
  expect(said.filter((text) => text.trim() === '' || /[a-z]_[a-z]|[.।]$/.test(text))).toEqual([]);
  const holes = said.filter(
    (text) => text.split(HOLE).length > 2 || /\{\{(?!target\}\})/.test(text),
  );
  expect(holes).toEqual([]);
  // A member of staff is named before it: English goes on with a small letter, Bengali ends with the act.
  if (lang === 'en') expect(said.filter((text) => /^[A-Z]/.test(text))).toEqual([]);
});

test('a sentence names its target in both languages or in none', () => {
  const [en, bn] = LANGS.map((lang): Resources['staffAudit'] =>
    JSON.parse(readArea(lang, 'staffAudit')),
  );
  const differing = auditActions.filter(
    (action) => en?.did[action].includes(HOLE) !== bn?.did[action].includes(HOLE),
  );
  expect(differing).toEqual([]);
});

test('a look at each list of people is named', () => {
  const looked = Object.values<Endpoint>(contract).flatMap(({ readsPeople, params }) =>
    readsPeople === undefined || params !== undefined ? [] : [readsPeople],
  );
  expect([...new Set(looked)].sort()).toEqual([...readLists].sort());
});

/**
 * Tests that the name of a control for screen readers holds what it shows, letter by letter, so
 * that somebody who speaks to a device says what stands there (WCAG 2.5.3, "Label in name").
 */
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '#core/ground/i18n/lang.ts';
import { readArea } from '../../build/locale-files.ts';

/** File, the name of the control, what it shows. */
const PAIRS = [
  ['staff', 'partners.editTitle', 'partners.edit'],
  ['staff', 'documents.approveOf', 'documents.approve'],
  ['staff', 'documents.returnOf', 'documents.return'],
  ['hire', 'check.changeStep', 'check.change'],
  ['tutorProfile', 'reviews.reportOf', 'reviews.report'],
  ['tutorProfile', 'reviews.reportAnswer', 'reviews.report'],
  ['assistant', 'tutors.hireOf', 'tutors.hire'],
  ['hub', 'card.viewOf', 'card.view'],
  ['parent', 'compare.choose', 'compare.chooseShort'],
  ['parent', 'compare.profile', 'compare.profileShort'],
  ['parent', 'compare.cv', 'compare.cvShort'],
] as const;

function textOf(lang: Lang, file: string, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : null),
      JSON.parse(readArea(lang, file)),
    );
  if (typeof found !== 'string') throw new Error(`${file}.${key} is no text`);
  return found.toLowerCase();
}

describe.each(LANGS)('%s', (lang) => {
  test.each(PAIRS)('%s.%s holds %s', (file, label, shown) => {
    expect(textOf(lang, file, label)).toContain(textOf(lang, file, shown));
  });
});

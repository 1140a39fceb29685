import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import {
  DAYS,
  fromAvailabilityBits,
  toAvailabilityBits,
} from '#core/people/profile/availability.ts';
import { checkEducation } from '#core/people/profile/education-rules.ts';
import { photoUrl } from '#core/people/profile/photo-url.ts';
import {
  firstMissingStep,
  isSetupStepDone,
  type SetupFlags,
} from '#core/people/profile/setup-steps.ts';
import { readSocialLink } from '#core/people/profile/social-link.ts';

test('availability survives its number, whatever the order of the days', () => {
  const row = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean());
  fc.assert(
    fc.property(fc.tuple(row, row, row, row, row, row, row), (week) => {
      const rows = DAYS.map((day, index) => {
        const [morning, noon, afternoon, evening] = week[index] ?? [false, false, false, false];
        return { day, morning, noon, afternoon, evening };
      });
      const bits = toAvailabilityBits([...rows].reverse());
      expect(fromAvailabilityBits(bits)).toEqual(rows);
      expect(bits).toBeLessThan(2 ** 28);
      expect(bits).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('degrees', () => {
  const fieldsOf = (entry: Parameters<typeof checkEducation>[0]) =>
    checkEducation(entry, 2026).map(({ field }) => field);

  test('need what their level needs', () => {
    for (const level of [6, 7])
      expect(fieldsOf({ education_level_id: level })).toEqual([
        'exam_title_id',
        'group_id',
        'curriculum_id',
      ]);
    for (const level of [8, 9, 10, 11])
      expect(fieldsOf({ education_level_id: level })).toEqual([
        'exam_title_id',
        'university_type_id',
        'current_semester',
        'department_id',
        'university_id',
      ]);
  });

  test('name a field once', () => {
    const result = fc.option(fc.string(), { nil: undefined });
    const number = fc.option(fc.nat(3000), { nil: undefined });
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 11 }), result, number, (level, text, year) => {
        const fields = fieldsOf({ education_level_id: level, result: text, passing_year: year });
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });
});

test.each([
  ['facebook', 'facebook.com/a', 'https://facebook.com/a'],
  ['facebook', ' http://m.facebook.com/a?b=1 ', 'https://m.facebook.com/a?b=1'],
  ['linkedin', 'https://bd.linkedin.com/in/a', 'https://bd.linkedin.com/in/a'],
  ['x', 'twitter.com/a', 'https://twitter.com/a'],
  ['x', 'notx.com/a', null],
  ['x', 'https://x.com', null],
  ['instagram', 'https://instagram.com:99/a', null],
  ['instagram', 'ftp://instagram.com/a', null],
  ['instagram', 'no link', null],
] as const)('%s link %s is %s', (network, text, link) => {
  expect(readSocialLink(network, text)).toBe(link);
});

test('the first missing step of the setup', () => {
  const flags: SetupFlags = {
    Secondary: true,
    Bachelor_Honors: false,
    bachelor_later: false,
    teaching_location: true,
    city: true,
    location: false,
    preferred_location: true,
    expected_salary: true,
  };
  expect(firstMissingStep(flags)).toBe('bachelor-education');
  expect(isSetupStepDone('teaching-location', flags)).toBe(true);
  expect(isSetupStepDone('tutor-location', flags)).toBe(false);
  expect(firstMissingStep({ ...flags, Bachelor_Honors: true, location: true })).toBeNull();
  expect(firstMissingStep({ ...flags, bachelor_later: true })).toBe('tutor-location');
});

test('days are those of Bangladesh', () => {
  expect(dhakaDate(new Date('2026-12-31T17:59:59Z'))).toBe('2026-12-31');
  expect(dhakaDate(new Date('2026-12-31T18:00:00Z'))).toBe('2027-01-01');
  expect(dhaka(new Date('2026-12-31T18:00:00Z')).year()).toBe(2027);
  expect(dhaka(new Date('2028-02-25T00:00:00Z')).add(7, 'day').format(DAY)).toBe('2028-03-03');
});

test('the address of a photo cannot be led elsewhere', () => {
  expect(photoUrl('../x')).toBe('/storage/profile/..%2Fx');
});

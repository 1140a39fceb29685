import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ProfileParts,
  profileCompletion,
  profileSections,
} from '#core/people/profile/profile-completion.ts';
import { nothing } from './no-parts.ts';

/** Source: docs/requirements/people/tutor-profile.md, "Percentage". */
test.each([
  ['picture', 5],
  ['teachingLocation', 7],
  ['category', 6],
  ['salaryAndStyle', 6],
  ['availability', 4],
  ['experience', 2],
  ['birthDate', 2],
  ['about', 3],
  ['presentLocation', 5],
  ['permanentAddress', 5],
  ['parentInfo', 10],
  ['emergencyContact', 5],
] as const)('%s gives %i', (part, weight) => {
  expect(profileCompletion({ ...nothing, [part]: true })).toBe(weight);
});

test('documents give 10 together', () => {
  expect(profileCompletion({ ...nothing, nationalId: true, certificates: true })).toBe(10);
});

test.each([
  [0, 0],
  [1, 10],
  [3, 30],
  [7, 30],
  [-1, 0],
])('%i degrees give %i', (degrees, percent) => {
  expect(profileCompletion({ ...nothing, degrees })).toBe(percent);
});

test('everything is 100, whatever is given lies between, and more never gives less', () => {
  const flags = fc.record(
    Object.fromEntries(Object.keys(nothing).map((key) => [key, fc.boolean()])),
  );
  fc.assert(
    fc.property(flags, fc.nat(6), (given, degrees) => {
      const parts: ProfileParts = { ...nothing, ...given, degrees };
      const percent = profileCompletion(parts);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(profileCompletion({ ...parts, about: true })).toBeGreaterThanOrEqual(percent);
    }),
  );
  const all: ProfileParts = {
    ...nothing,
    ...Object.fromEntries(Object.keys(nothing).map((key) => [key, true])),
    degrees: 3,
  };
  expect(profileCompletion(all)).toBe(100);
});

test('sections add up to the percentage, and name what is missing', () => {
  const parts: ProfileParts = { ...nothing, picture: true, degrees: 2, about: true };
  const sections = profileSections(parts);
  expect(sections.reduce((sum, { percent }) => sum + percent, 0)).toBe(profileCompletion(parts));
  expect(sections.reduce((sum, { of }) => sum + of, 0)).toBe(100);
  for (const { percent, of, missing } of sections)
    expect(percent + missing.reduce((sum, { points }) => sum + points, 0)).toBe(of);
  expect(sections[2]?.missing).toEqual([{ part: 'degrees', points: 10 }]);
});

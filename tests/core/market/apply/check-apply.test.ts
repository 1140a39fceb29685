import { describe, expect, test } from 'vitest';
import {
  type Applicant,
  type ApplyTarget,
  checkApply,
  findMisfits,
} from '#core/market/apply/check-apply.ts';

const tutor: Applicant = {
  type: 'tutor',
  profile_completed: 85,
  city_id: 1,
  account_status: 'green',
  is_banned: false,
  is_deactivated: false,
  is_phone_verified: true,
  is_declined: false,
};
const job: ApplyTarget = { city_id: 1, tutoring_place_id: 2, is_open: true, has_applied: false };
const check = (
  applicant: Partial<Applicant> | null,
  target: Partial<ApplyTarget> = {},
  more = {},
) =>
  checkApply({
    applicant: applicant && { ...tutor, ...applicant },
    job: { ...job, ...target },
    hasAcceptedTerms: true,
    cityRule: 'all',
    ...more,
  });

test('a complete tutor of the city may apply', () => {
  expect(check({})).toBeNull();
});

describe('each rule alone', () => {
  test.each([
    ['not_signed_in', null, {}],
    ['not_a_tutor', { type: 'parent' as const }, {}],
    ['not_a_tutor', { type: 'staff' as const }, {}],
    ['profile_incomplete', { profile_completed: 79 }, {}],
    ['city_mismatch', { city_id: 2 }, {}],
    ['city_mismatch', { city_id: null }, {}],
    ['banned', { is_banned: true }, {}],
    ['deactivated', { is_deactivated: true }, {}],
    ['account_restricted', { account_status: 'yellow' as const }, {}],
    ['account_restricted', { account_status: 'red' as const }, {}],
    ['phone_not_verified', { is_phone_verified: false }, {}],
    ['tutor_declined', { is_declined: true }, {}],
    ['job_closed', {}, { is_open: false }],
    ['already_applied', {}, { has_applied: true }],
  ])('%s', (refusal, applicant, target) => {
    expect(check(applicant, target)).toBe(refusal);
  });

  test('80 percent is enough', () => {
    expect(check({ profile_completed: 80 })).toBeNull();
  });

  test('the terms come after the city and before the ban', () => {
    expect(check({ city_id: 2 }, {}, { hasAcceptedTerms: false })).toBe('city_mismatch');
    expect(check({ is_banned: true }, {}, { hasAcceptedTerms: false })).toBe('terms_required');
  });
});

test('the rules are asked in their order', () => {
  const worst = {
    type: 'parent' as const,
    profile_completed: 0,
    city_id: 9,
    is_banned: true,
    is_deactivated: true,
    is_phone_verified: false,
  };
  expect(check(worst)).toBe('not_a_tutor');
  expect(check({ ...worst, type: 'tutor' })).toBe('profile_incomplete');
  expect(check({ ...worst, type: 'tutor', profile_completed: 100 })).toBe('city_mismatch');
  expect(check({ ...worst, type: 'tutor', profile_completed: 100, city_id: 1 })).toBe('banned');
});

describe('city rule for in-person jobs only', () => {
  test('lets a tutor of another city teach online', () => {
    expect(check({ city_id: 2 }, { tutoring_place_id: 3 }, { cityRule: 'in-person' })).toBeNull();
    expect(check({ city_id: 2 }, { tutoring_place_id: 2 }, { cityRule: 'in-person' })).toBe(
      'city_mismatch',
    );
  });
});

describe('what does not fit, before anybody applies', () => {
  const tutor = { profile_completed: 80, city_id: 1, gender: 1, is_declined: false };
  const job = { city_id: 1, tutoring_place_id: 2, tutor_gender: 3 };
  test.each([
    [{}, {}, []],
    [{ profile_completed: 79 }, {}, ['profile']],
    [{ city_id: 2 }, {}, ['city']],
    [{ city_id: null }, {}, ['city']],
    [{}, { tutor_gender: 2 }, ['gender']],
    [{}, { tutor_gender: 1 }, []],
    [{ gender: null }, { tutor_gender: 2 }, []],
    [{ is_declined: true }, {}, ['declined']],
    [{ profile_completed: 0, city_id: 2 }, { tutor_gender: 2 }, ['profile', 'city', 'gender']],
  ])('%j and %j', (other, wanted, misfits) => {
    const check = { applicant: { ...tutor, ...other }, job: { ...job, ...wanted } };
    expect(findMisfits({ ...check, cityRule: 'all' })).toEqual(misfits);
  });

  test('online jobs of other cities fit where only tuition in person asks for the city', () => {
    const applicant = { ...tutor, city_id: 2 };
    const online = { ...job, tutoring_place_id: 3 };
    expect(findMisfits({ applicant, job: online, cityRule: 'in-person' })).toEqual([]);
    expect(findMisfits({ applicant, job, cityRule: 'in-person' })).toEqual(['city']);
  });
});

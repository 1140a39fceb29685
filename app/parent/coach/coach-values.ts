import type { CallOptions } from '#core/api/api-client.ts';
import { COACH_HOURS_DEFAULT } from '#core/fees/coach-salary.ts';
import { ADDRESS_MAX, AGE_MAX, AGE_MIN, NAME_MAX } from '#core/hire/hire-limits.ts';
import { checkText } from '#core/text/check-text.ts';

export type CoachBody = NonNullable<CallOptions<'createCoachRequest'>['body']>;

/** The form as it is filled in. Names and defaults: docs/requirements/parent-area.md, "Coach". */
export type CoachValues = Omit<CoachBody, 'student_age' | 'coaching_time' | 'idempotency_key'> & {
  student_age: number | undefined;
  coaching_time: string | undefined;
};

export const coachDefaults: CoachValues = {
  student_type: 'regular',
  // Nothing is chosen for a guardian that narrows what is found.
  coach_gender: 'any',
  coach_net_time: COACH_HOURS_DEFAULT,
  shift: 'morning',
  coaching_time: undefined,
  extra_work: 'homework',
  level_of_expertise: 'basic',
  communication_level: 0,
  tutoring_level: 0,
  caring_level: 0,
  student_age: undefined,
};

export type CoachField =
  | 'student_name'
  | 'student_age'
  | 'coaching_time'
  | 'city_id'
  | 'location_id'
  | 'detail_address';

/** What is missing or cannot be as it is, in the order of the form. */
export function findCoachFaults(values: CoachValues): CoachField[] {
  const { student_age: age = 0, student_name: name = '', detail_address: address = '' } = values;
  const isBad = (text: string, maximum: number) => text.trim() === '' || checkText(text, maximum);
  return [
    ...(values.student_id === undefined && isBad(name, NAME_MAX) ? ['student_name' as const] : []),
    ...(age >= AGE_MIN && age <= AGE_MAX ? [] : ['student_age' as const]),
    ...(values.coaching_time ? [] : ['coaching_time' as const]),
    ...(values.saved_location_id === undefined
      ? [
          ...(values.city_id ? [] : ['city_id' as const]),
          ...(values.location_id ? [] : ['location_id' as const]),
          ...(isBad(address, ADDRESS_MAX) ? ['detail_address' as const] : []),
        ]
      : []),
  ];
}

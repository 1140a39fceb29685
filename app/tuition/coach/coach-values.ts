import type { CallOptions } from '#core/api/api-client.ts';
import {
  ADDRESS_MAX,
  AGE_MAX,
  AGE_MIN,
  NAME_MAX,
  TEXT_MAX,
} from '#core/ground/limits/hire-limits.ts';
import { checkText } from '#core/ground/text/check-text.ts';
import { COACH_HOURS_DEFAULT } from '#core/money/fees/coach-salary.ts';
import type { CoachRequestDetail } from '#core/tuition/api/coach-requests.ts';

type CoachBody = NonNullable<CallOptions<'createCoachRequest'>['body']>;
/** The fields that making and changing a request send alike. */
export type CoachFields = Omit<CoachBody, 'idempotency_key'>;

/** The form as it is filled in. Names and defaults: docs/requirements/dashboards/parent-area.md, "Coach". */
export type CoachValues = Omit<CoachFields, 'student_age' | 'coaching_time'> & {
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

/** Returns the fields to send, without those that a saved student or place stands for. */
export function toFields(values: CoachValues): CoachFields {
  const { student_age = 0, coaching_time = '' } = values;
  return {
    ...values,
    student_age,
    coaching_time,
    ...(values.student_id === undefined ? {} : { student_name: undefined }),
    ...(values.saved_location_id === undefined
      ? {}
      : { city_id: undefined, location_id: undefined, detail_address: undefined }),
  };
}

/** The form as a request has filled it in. */
export const toValues = (request: CoachRequestDetail): CoachValues => ({
  student_id: request.student_id ?? undefined,
  student_name: request.student_name,
  student_age: request.student_age,
  student_type: request.student_type,
  coach_gender: request.coach_gender,
  coach_religion_id: request.coach_religion_id ?? undefined,
  coach_net_time: request.coach_net_time,
  shift: request.shift,
  coaching_time: request.coaching_time,
  extra_work: request.extra_work,
  level_of_expertise: request.level_of_expertise,
  communication_level: request.communication_level,
  tutoring_level: request.tutoring_level,
  caring_level: request.caring_level,
  other_requirements: request.other_requirements ?? undefined,
  saved_location_id: request.saved_location_id ?? undefined,
  city_id: request.city_id,
  location_id: request.location_id,
  detail_address: request.detail_address,
  latitude: request.latitude ?? undefined,
  longitude: request.longitude ?? undefined,
});

export type CoachField =
  | 'student_name'
  | 'student_age'
  | 'coaching_time'
  | 'city_id'
  | 'location_id'
  | 'detail_address'
  | 'other_requirements';

/** Finds what is missing or cannot be as it is, in the order of the form. */
export function findCoachFaults(values: CoachValues): CoachField[] {
  const { student_age: age = 0, student_name: name = '', detail_address: address = '' } = values;
  const { other_requirements: other = '' } = values;
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
    ...(other.trim() !== '' && isBad(other, TEXT_MAX) ? ['other_requirements' as const] : []),
  ];
}

import { useTranslation } from 'react-i18next';
import type { CoachRequest } from '#core/tuition/api/coach-requests.ts';
import type { Fact } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Returns a function that puts a coach request into words, by what it is about. */
export function useCoachFacts() {
  const { t } = useTranslation('parent');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const percent = (n: number) => t('coach.percent', { n: format.number(n) });
  return (request: CoachRequest) => ({
    student: [
      [
        t('coaches.child'),
        t('coaches.childLine', {
          name: request.student_name,
          age: format.number(request.student_age),
        }),
      ],
      [t('coach.studentType'), t(`coach.${request.student_type}`)],
    ] satisfies Fact[],
    timing: [
      [t('coach.hours'), t('coach.hour', { n: format.number(request.coach_net_time) })],
      [t('coach.shift'), t(`coach.${request.shift}`)],
      [t('coach.coachingTime'), format.time(request.coaching_time)],
      [t('coach.extra'), t(`coach.${request.extra_work}`)],
    ] satisfies Fact[],
    wishes: [
      [t('coach.expertise'), t(`coach.${request.level_of_expertise}`)],
      [t('coach.gender'), common(`gender.${request.coach_gender}`)],
      [t('coach.religion'), request.coach_religion],
      [t('coach.other'), request.other_requirements],
    ] satisfies Fact[],
    /** The weight of each skill in percent; none if the guardian said nothing about it. */
    skills: [
      [t('coach.communication'), request.communication_level],
      [t('coach.tutoring'), request.tutoring_level],
      [t('coach.caring'), request.caring_level],
    ].map(([name, level]): Fact => [String(name), Number(level) > 0 && percent(Number(level))]),
    place: [
      [t('coaches.location'), `${request.location_name}, ${request.city_name}`],
    ] satisfies Fact[],
    salary: [[t('coach.salary'), format.money(request.salary)]] satisfies Fact[],
    coach: [
      [t('coaches.coach'), request.coach_name],
      [t('coaches.firstDay'), request.first_day && format.date(request.first_day)],
      [t('coaches.lastDay'), request.last_day && format.date(request.last_day)],
    ] satisfies Fact[],
  });
}

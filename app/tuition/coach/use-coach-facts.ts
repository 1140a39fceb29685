import type { CoachRequest } from '#core/tuition/api/coach-requests.ts';
import type { Fact } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Returns a function that puts a coach request into words, by what it is about. */
export function useCoachFacts() {
  const texts = useTexts('parent');
  const common = useTexts('common');
  const format = useFormat();
  const percent = (n: number) => texts('coach.percent', { n: format.number(n) });
  return (request: CoachRequest) => ({
    student: [
      [
        texts('coaches.child'),
        texts('coaches.childLine', {
          name: request.student_name,
          age: format.number(request.student_age),
        }),
      ],
      [texts('coach.studentType'), texts(`coach.${request.student_type}`)],
    ] satisfies Fact[],
    timing: [
      [texts('coach.hours'), texts('coach.hour', { n: format.number(request.coach_net_time) })],
      [texts('coach.shift'), texts(`coach.${request.shift}`)],
      [texts('coach.coachingTime'), format.time(request.coaching_time)],
      [texts('coach.extra'), texts(`coach.${request.extra_work}`)],
    ] satisfies Fact[],
    wishes: [
      [texts('coach.expertise'), texts(`coach.${request.level_of_expertise}`)],
      [texts('coach.gender'), common(`gender.${request.coach_gender}`)],
      [texts('coach.religion'), request.coach_religion],
      [texts('coach.other'), request.other_requirements],
    ] satisfies Fact[],
    /** The weight of each skill in percent; none if the guardian said nothing about it. */
    skills: [
      [texts('coach.communication'), request.communication_level],
      [texts('coach.tutoring'), request.tutoring_level],
      [texts('coach.caring'), request.caring_level],
    ].map(([name, level]): Fact => [String(name), Number(level) > 0 && percent(Number(level))]),
    place: [
      [texts('coaches.location'), `${request.location_name}, ${request.city_name}`],
    ] satisfies Fact[],
    salary: [[texts('coach.salary'), format.money(request.salary)]] satisfies Fact[],
    coach: [
      [texts('coaches.coach'), request.coach_name],
      [texts('coaches.firstDay'), request.first_day && format.date(request.first_day)],
      [texts('coaches.lastDay'), request.last_day && format.date(request.last_day)],
    ] satisfies Fact[],
  });
}

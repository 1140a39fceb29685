import type { JobsLanding } from '#core/site/api/landing.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

type Counted = Pick<JobsLanding, 'total' | 'total_is_minimum' | 'usual_salary'>;

/** The figures of a landing page as its sentences take them. */
export function useLandingFigures({ total, total_is_minimum, usual_salary: salary }: Counted) {
  const format = useFormat();
  return {
    count: { count: total, n: `${format.number(total)}${total_is_minimum ? '+' : ''}` },
    salary: salary && { from: format.money(salary.from), to: format.money(salary.to) },
  };
}

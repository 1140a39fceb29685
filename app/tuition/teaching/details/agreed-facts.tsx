import { Link } from 'react-router';
import { requestPath } from '#core/market/hire/request-path.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';

/** Shows what is valid today: what is taught to whom and where, how often and for how much. */
export function AgreedFacts({ tuition }: { tuition: TuitionAnswer }) {
  const texts = useTexts('teaching');
  const common = useTexts('common');
  const format = useFormat();
  const days = tuition.days_in_week;
  return (
    <Section title={texts('details.agreed')}>
      <Facts
        facts={[
          [texts('details.student'), tuition.student_name],
          [texts('details.class'), `${tuition.class_name} · ${tuition.category_name}`],
          [
            texts('details.subjects'),
            tuition.subjects.map(({ subject_name }) => subject_name).join(', '),
          ],
          [texts('details.place'), tuition.tutoring_place],
          [texts('details.area'), `${tuition.location_name}, ${tuition.city_name}`],
          [texts('details.days'), common('daysInWeek', { count: days, n: format.number(days) })],
          [texts('details.salary'), `${format.money(tuition.salary)} ${common('perMonth')}`],
          [texts('details.request'), format.id(tuition.job_id)],
          [
            texts('details.requestNo'),
            tuition.side === 'guardian' && (
              <Link
                to={requestPath(tuition.job_id)}
                className="inline-flex items-center min-h-[36px] font-semibold text-brand hover:underline"
              >
                {tuition.request_no}
              </Link>
            ),
          ],
        ]}
      />
    </Section>
  );
}

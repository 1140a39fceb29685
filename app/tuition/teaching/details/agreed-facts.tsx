import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { requestPath } from '#core/market/hire/request-path.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';

/** Shows what is valid today: what is taught to whom and where, how often and for how much. */
export function AgreedFacts({ tuition }: { tuition: TuitionAnswer }) {
  const { t } = useTranslation('teaching');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const days = tuition.days_in_week;
  return (
    <Section title={t('details.agreed')}>
      <Facts
        facts={[
          [t('details.student'), tuition.student_name],
          [t('details.class'), `${tuition.class_name} · ${tuition.category_name}`],
          [
            t('details.subjects'),
            tuition.subjects.map(({ subject_name }) => subject_name).join(', '),
          ],
          [t('details.place'), tuition.tutoring_place],
          [t('details.area'), `${tuition.location_name}, ${tuition.city_name}`],
          [t('details.days'), common('daysInWeek', { count: days, n: format.number(days) })],
          [t('details.salary'), `${format.money(tuition.salary)} ${common('perMonth')}`],
          [t('details.request'), format.id(tuition.job_id)],
          [
            t('details.requestNo'),
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

import { letterPath } from '#core/teaching/letter-path.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { GuardianHandover } from '../handover/guardian-handover.tsx';
import { TutorHandover } from '../handover/tutor-handover.tsx';
import { ActionLink } from '../shell/action-link.tsx';
import { TuitionFrame } from './tuition-frame.tsx';

/** What was agreed on, and while it goes on how to reach the other. */
export function TuitionDetailsPage() {
  const texts = useTexts('teaching');
  const common = useTexts('common');
  const format = useFormat();
  return (
    <TuitionFrame tab="job-details">
      {(tuition) => (
        <div className="flex flex-col gap-4">
          <Card as="section">
            <Facts
              facts={[
                [texts('details.student'), tuition.student_name],
                [texts('details.class'), `${tuition.class_name} · ${tuition.category_name}`],
                [texts('details.place'), tuition.tutoring_place],
                [texts('details.area'), `${tuition.location_name}, ${tuition.city_name}`],
                [
                  texts('details.days'),
                  common('daysInWeek', {
                    count: tuition.days_in_week,
                    n: format.number(tuition.days_in_week),
                  }),
                ],
                [texts('details.salary'), `${format.money(tuition.salary)} ${common('perMonth')}`],
                [texts('details.request'), format.id(tuition.job_id)],
              ]}
            />
          </Card>
          {tuition.since && (
            <ActionLink to={letterPath(tuition.side, tuition.id)} look="secondary">
              {texts('details.letter')}
            </ActionLink>
          )}
          {!tuition.ended &&
            (tuition.side === 'tutor' ? (
              <TutorHandover jobId={tuition.job_id} />
            ) : (
              <GuardianHandover requestId={tuition.job_id} />
            ))}
        </div>
      )}
    </TuitionFrame>
  );
}

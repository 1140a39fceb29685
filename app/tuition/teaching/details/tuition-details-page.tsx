import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { GuardianHandover } from '#app/tuition/handover/guardian-handover.tsx';
import { TutorHandover } from '#app/tuition/handover/tutor-handover.tsx';
import { letterPath } from '#core/tuition/teaching/letter-path.ts';
import { TuitionFrame } from '../tuition-frame.tsx';
import { AgreedFacts } from './agreed-facts.tsx';
import { AskedFacts } from './asked-facts.tsx';

/**
 * Shows what was agreed on and requested, and while it goes on how to reach the other.
 * Source: docs/requirements/tuition/teaching.md, "Job details".
 */
export function TuitionDetailsPage() {
  const { t } = useTranslation('teaching');
  return (
    <TuitionFrame tab="job-details">
      {(tuition) => (
        <div className="flex flex-col gap-4">
          <AgreedFacts tuition={tuition} />
          {tuition.asked && <AskedFacts tuition={tuition} asked={tuition.asked} />}
          {tuition.since && (
            <ActionLink to={letterPath(tuition.side, tuition.id)} look="secondary">
              {t('details.letter')}
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

import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { HIRE_COACH_PATH, PARENT_DASHBOARD } from '#app/ground/links/parent-paths.ts';
import { HireChoices } from '#app/market/hire-tutor/hire-choices.tsx';

/** The step with the ways to somebody who teaches; what was saved before is offered there. */
export function HireStep({ isForCoach }: { isForCoach: boolean }) {
  const { t } = useTranslation('setup');
  const { t: parent } = useTranslation('parent');
  return (
    <>
      {isForCoach ? (
        <>
          <p>{parent('coach.lead')}</p>
          <p>
            <ActionLink to={HIRE_COACH_PATH}>{parent('coaches.hire')}</ActionLink>
          </p>
        </>
      ) : (
        <HireChoices />
      )}
      <p>
        <ActionLink look="secondary" to={PARENT_DASHBOARD}>
          {t('guardian.dashboard')}
        </ActionLink>
      </p>
    </>
  );
}

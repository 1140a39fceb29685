import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ActionLink } from '../../shell/action-link.tsx';
import { HireChoices } from '../hire/hire-choices.tsx';
import { HIRE_COACH_PATH, PARENT_DASHBOARD } from '../parent-paths.ts';

/** Whom to ask for; what was saved before is offered there. */
export function HireStep({ isForCoach }: { isForCoach: boolean }) {
  const texts = useTexts('setup');
  const parent = useTexts('parent');
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
          {texts('guardian.dashboard')}
        </ActionLink>
      </p>
    </>
  );
}

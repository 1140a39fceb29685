import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

export interface StepProps {
  /** The page after this step. */
  next: string;
}

/**
 * Returns the function that follows a saved step: what was read before is read again, and the next
 * page opens.
 */
export function useGuardianStepSaved(list: 'listStudents' | 'listOwnLocations', next: string) {
  const navigate = useNavigate();
  const answers = useAnswers();
  const showToast = useToast();
  const { t } = useTranslation('setup');
  const changed: string[] = [list, 'getParentDashboard', 'listRecommendedTutors'];
  return async () => {
    showToast(t('guardian.saved'), 'success');
    await answers.refresh((name) => changed.includes(name));
    navigate(next, { replace: true });
  };
}

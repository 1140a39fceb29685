import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import { stepsUntil } from '#core/people/profile/profile-steps.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Returns the steps that are missing for the tutor to apply; in words with about how long they take. */
export function useStepsToApply() {
  const { t } = useTranslation('applying');
  const format = useFormat();
  const { user } = useSession();
  const { data } = useApi('getProfileCompletion', user?.type === 'tutor' ? {} : null, {
    keepsLast: true,
  });
  if (!data) return undefined;
  const steps = stepsUntil(data.profile_completed, data.required, data.steps);
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  return {
    percent: data.profile_completed,
    steps,
    text: t('wish.left', {
      count: steps.length,
      n: format.number(steps.length),
      minutes: format.number(Math.ceil(seconds / 60)),
    }),
  };
}

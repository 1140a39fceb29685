import { useTranslation } from 'react-i18next';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';

/**
 * Returns a function that tells the state of a change in a word or two. Staff answer a tutor who
 * asks to leave.
 */
export function useChangeState() {
  const { t } = useTranslation('changes');
  return ({ kind, state }: TuitionChange): string =>
    kind === 'leave' && (state === 'accepted' || state === 'declined')
      ? t(`leaveState.${state}`)
      : t(`state.${state}`);
}

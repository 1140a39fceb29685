import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/**
 * Returns a function that tells the state of a change in a word or two. Staff answer a tutor who
 * asks to leave.
 */
export function useChangeState() {
  const texts = useTexts('changes');
  return ({ kind, state }: TuitionChange): string =>
    kind === 'leave' && (state === 'accepted' || state === 'declined')
      ? texts(`leaveState.${state}`)
      : texts(`state.${state}`);
}

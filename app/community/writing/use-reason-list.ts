import type { TextHoldReason } from '#core/community/posts/community-constants.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

export function useReasonList() {
  const texts = useTexts('community');
  return (reasons: readonly TextHoldReason[]) =>
    reasons.map((reason) => texts(`hold.${reason}`)).join(', ');
}

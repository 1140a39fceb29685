import { useTranslation } from 'react-i18next';
import type { TextHoldReason } from '#core/community/posts/community-constants.ts';

export function useReasonList() {
  const { t } = useTranslation('community');
  return (reasons: readonly TextHoldReason[]) =>
    reasons.map((reason) => t(`hold.${reason}`)).join(', ');
}

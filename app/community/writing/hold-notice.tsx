import { ShieldAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { TextHoldReason } from '#core/community/community-constants.ts';
import { findHoldReasons } from '#core/community/find-hold-reasons.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

export function useReasonList() {
  const texts = useTexts('community');
  return (reasons: readonly TextHoldReason[]) =>
    reasons.map((reason) => texts(`hold.${reason}`)).join(', ');
}

/** Says before it is sent that staff will look at it first, and why. */
export function HoldNotice({ text, childNames }: { text: string; childNames: readonly string[] }) {
  const texts = useTexts('community');
  const listOf = useReasonList();
  const written = useDeferredValue(text);
  const reasons = findHoldReasons(written, childNames);
  if (reasons.length === 0) return null;
  return (
    <Alert tone="warning" role="status" icon={<ShieldAlert aria-hidden="true" size={20} />}>
      {texts('hold.before', { reasons: listOf(reasons) })}
    </Alert>
  );
}

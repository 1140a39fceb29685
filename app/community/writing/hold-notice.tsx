import { ShieldAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import { findHoldReasons } from '#core/community/posts/find-hold-reasons.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useReasonList } from './use-reason-list.ts';

export interface HoldNoticeProps {
  text: string;
  childNames: readonly string[];
}

/** Says before it is sent that staff will look at it first, and why. */
export function HoldNotice({ text, childNames }: HoldNoticeProps) {
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

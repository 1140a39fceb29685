import { ShieldAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { findHoldReasons } from '#core/community/posts/find-hold-reasons.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useReasonList } from './use-reason-list.ts';

export interface HoldNoticeProps {
  text: string;
  childNames: readonly string[];
}

/** Says before it is sent that staff will look at it first, and why. */
export function HoldNotice({ text, childNames }: HoldNoticeProps) {
  const { t } = useTranslation('community');
  const listOf = useReasonList();
  const written = useDeferredValue(text);
  const reasons = findHoldReasons(written, childNames);
  if (reasons.length === 0) return null;
  return (
    <Alert tone="warning" role="status" icon={<ShieldAlert aria-hidden="true" size={20} />}>
      {t('hold.before', { reasons: listOf(reasons) })}
    </Alert>
  );
}

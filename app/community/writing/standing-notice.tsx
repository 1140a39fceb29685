import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CommunityComment } from '#core/community/api/community.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useReasonList } from './use-reason-list.ts';

/** Tells the writer that others do not see it, and why. */
export function StandingNotice({
  of: { state, held_for, removed_reason },
}: {
  of: Pick<CommunityComment, 'state' | 'held_for' | 'removed_reason'>;
}) {
  const { t } = useTranslation('community');
  const listOf = useReasonList();
  if (state === 'shown') return null;
  const inText = held_for.filter((reason) => reason !== 'reported');
  return (
    <Alert
      tone={state === 'removed' ? 'danger' : 'warning'}
      icon={<ShieldAlert aria-hidden="true" size={20} />}
    >
      {state === 'removed' ? (
        t('hold.removed', { reason: removed_reason ?? '' })
      ) : (
        <>
          {held_for.includes('reported') && <p>{t('hold.reported')}</p>}
          {inText.length > 0 && <p>{t('hold.held', { reasons: listOf(inText) })}</p>}
        </>
      )}
    </Alert>
  );
}

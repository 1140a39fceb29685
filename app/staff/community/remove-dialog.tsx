import { useTranslation } from 'react-i18next';
import type { StaffCommunityItem } from '#core/community/api/community.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';

const READY = ['contact', 'child', 'rude', 'spam'] as const;

/** Removes a post or comment; who wrote it is notified why. */
export function RemoveDialog({ item, onClose }: { item: StaffCommunityItem; onClose(): void }) {
  const { t } = useTranslation('staffCommunity');
  const { t: staffTexts } = useTranslation('staff');
  const { api } = useEnvironment();
  const params = { what: item.kind, id: item.id };
  return (
    <StaffReason
      title={t('removeTitle')}
      effect={t('removeEffect')}
      doText={t('do.remove')}
      reasonLabel={staffTexts('reason.toPerson')}
      reasons={READY.map((name) => t(`ready.${name}`))}
      act={(reason) => api.call('removeCommunity', { params, body: { reason } })}
      done={t('done.remove')}
      onClose={onClose}
    />
  );
}

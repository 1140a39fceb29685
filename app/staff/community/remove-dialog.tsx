import type { StaffCommunityItem } from '#core/community/api/community.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StaffReason } from '../change/staff-reason.tsx';

const READY = ['contact', 'child', 'rude', 'spam'] as const;

/** Removes a post or comment; who wrote it is notified why. */
export function RemoveDialog({ item, onClose }: { item: StaffCommunityItem; onClose(): void }) {
  const texts = useTexts('staffCommunity');
  const staffTexts = useTexts('staff');
  const { api } = useEnvironment();
  const params = { what: item.kind, id: item.id };
  return (
    <StaffReason
      title={texts('removeTitle')}
      effect={texts('removeEffect')}
      doText={texts('do.remove')}
      reasonLabel={staffTexts('reason.toPerson')}
      reasons={READY.map((name) => texts(`ready.${name}`))}
      act={(reason) => api.call('removeCommunity', { params, body: { reason } })}
      done={texts('done.remove')}
      onClose={onClose}
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { StaffCheck } from '#core/people/api/documents.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';

const READY = {
  certificate: ['unreadable', 'other', 'name'],
  education: ['proof', 'name'],
  personal: ['name', 'proof'],
} as const;

interface ReturnDialogProps {
  check: StaffCheck;
  name: string;
  onClose(): void;
}

/** Sends an entry back to the tutor, who reads why. */
export function ReturnDialog({ check, name, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const { id, version, kind } = check;
  return (
    <StaffReason
      title={t('documents.returnOf', { name })}
      effect={t('documents.returnEffect')}
      doText={t('documents.return')}
      reasonLabel={t('documents.reasonLabel')}
      reasons={READY[kind].map((ready) => t(`documents.ready.${ready}`))}
      act={(reason) => api.call('returnCheck', { params: { id }, body: { version, reason } })}
      done={t('documents.status.returned')}
      onClose={onClose}
    />
  );
}

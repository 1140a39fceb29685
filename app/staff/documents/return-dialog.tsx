import type { StaffCheck } from '#core/people/api/documents.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const { id, version, kind } = check;
  return (
    <StaffReason
      title={texts('documents.returnOf', { name })}
      effect={texts('documents.returnEffect')}
      doText={texts('documents.return')}
      reasonLabel={texts('documents.reasonLabel')}
      reasons={READY[kind].map((ready) => texts(`documents.ready.${ready}`))}
      act={(reason) => api.call('returnCheck', { params: { id }, body: { version, reason } })}
      done={texts('documents.status.returned')}
      onClose={onClose}
    />
  );
}

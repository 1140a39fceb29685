import type { StaffCheck } from '#core/api/schemas/documents.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

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
  const act = useStaffMutation();
  const { id, version, kind } = check;
  const send = async (reason: string) => {
    const done = await act.run(
      () => api.call('returnCheck', { params: { id }, body: { version, reason } }),
      texts('documents.status.returned'),
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      title={texts('documents.returnOf', { name })}
      effect={texts('documents.returnEffect')}
      doText={texts('documents.return')}
      reasonLabel={texts('documents.reasonLabel')}
      reasons={READY[kind].map((ready) => texts(`documents.ready.${ready}`))}
      work={act}
      onDo={send}
      onClose={onClose}
    />
  );
}

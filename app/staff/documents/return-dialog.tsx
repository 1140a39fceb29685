import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCheck } from '#core/people/api/documents.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';

const READY = {
  certificate: ['unreadable', 'other', 'name'],
  education: ['proof', 'name'],
  personal: ['name', 'proof'],
  photo: ['face', 'alone', 'notPhoto'],
} as const;

interface ReturnDialogProps {
  check: StaffCheck;
  name: string;
  /** Goes on after it was returned. */
  onDone(): void;
  onClose(): void;
}

/** Sends an entry back to the tutor, who reads why. */
export function ReturnDialog({ check, name, onDone, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const { id, version, kind } = check;
  const isDone = useRef(false);
  return (
    <StaffReason
      title={t('documents.returnOf', { name })}
      effect={t('documents.returnEffect')}
      doText={t('documents.return')}
      reasonLabel={t('documents.reasonLabel')}
      reasons={READY[kind].map((ready) => t(`documents.ready.${ready}`))}
      act={async (reason) => {
        const answer = await api.call('returnCheck', { params: { id }, body: { version, reason } });
        isDone.current = true;
        return answer;
      }}
      onClose={() => {
        onClose();
        if (isDone.current) onDone();
      }}
    />
  );
}

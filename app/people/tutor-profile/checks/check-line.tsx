import { CircleCheck, Clock, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnCheck } from '#core/people/api/documents.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

const RETURNED = {
  certificate: 'check.returnedDocument',
  education: 'check.returned',
  personal: 'check.returned',
  photo: 'check.returnedPhoto',
} as const;

/** Shows how far an entry is on its way through our staff, and what to do about it. */
export function CheckLine({ check }: { check: OwnCheck | undefined }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  if (!check) return null;
  const { kind, status, reason, decided_at } = check;
  if (status === 'returned')
    return (
      <Alert icon={<Undo2 aria-hidden="true" size={20} />} className="w-full">
        {t(RETURNED[kind], { reason })}
      </Alert>
    );
  if (status === 'waiting')
    return (
      <p className="flex gap-2 text-sm text-muted">
        <Clock aria-hidden="true" size={16} className="flex-none mt-0.5" />
        {t('check.waiting')}
      </p>
    );
  return (
    <p className="flex gap-2 text-sm text-brand">
      <CircleCheck aria-hidden="true" size={16} className="flex-none mt-0.5" />
      {t('check.approved', { date: format.date(decided_at ?? '') })}
    </p>
  );
}

import { CircleCheck, Clock, Undo2 } from 'lucide-react';
import type { OwnCheck } from '#core/people/api/documents.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Shows how far an entry is on its way through our staff, and what to do about it. */
export function CheckLine({ check }: { check: OwnCheck | undefined }) {
  const texts = useTexts('profile');
  const format = useFormat();
  if (!check) return null;
  const { kind, status, reason, decided_at } = check;
  if (status === 'returned')
    return (
      <Alert icon={<Undo2 aria-hidden="true" size={20} />} className="w-full">
        {texts(kind === 'certificate' ? 'check.returnedDocument' : 'check.returned', { reason })}
      </Alert>
    );
  if (status === 'waiting')
    return (
      <p className="flex gap-2 text-sm text-muted">
        <Clock aria-hidden="true" size={16} className="flex-none mt-0.5" />
        {texts('check.waiting')}
      </p>
    );
  return (
    <p className="flex gap-2 text-sm text-brand">
      <CircleCheck aria-hidden="true" size={16} className="flex-none mt-0.5" />
      {texts('check.approved', { date: format.date(decided_at ?? '') })}
    </p>
  );
}

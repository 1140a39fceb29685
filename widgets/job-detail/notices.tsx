import { CircleCheck, Lock } from 'lucide-react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

export function AppliedNotice() {
  const texts = useTexts('job');
  return (
    <p className="flex gap-3 p-4 bg-brand-soft border border-brand rounded">
      <CircleCheck aria-hidden="true" size={20} className="text-brand" />
      {texts('appliedNotice')}
    </p>
  );
}

export function ClosedNotice() {
  const texts = useTexts('job');
  return (
    <p className="flex gap-3 p-4 bg-accent-soft text-accent-ink rounded">
      <Lock aria-hidden="true" size={20} />
      {texts('closed')}
    </p>
  );
}

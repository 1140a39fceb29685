import type { RequestStatus } from '#core/market/hire/request-status.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Tag } from './tag.tsx';

const TONES = {
  pending: 'warn',
  returned: 'plain',
  live: 'good',
  appointed: 'good',
  closed: 'plain',
  cancelled: 'plain',
  rejected: 'bad',
} as const satisfies Record<RequestStatus, string>;

interface StatusTagProps {
  status: RequestStatus;
  isHidden?: boolean;
}

export function StatusTag({ status, isHidden = false }: StatusTagProps) {
  const texts = useTexts('staff');
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Tag tone={TONES[status]}>{texts(`status.${status}`)}</Tag>
      {isHidden && <Tag tone="bad">{texts('hidden')}</Tag>}
    </span>
  );
}

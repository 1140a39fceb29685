import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '#core/market/hire/request-status.ts';
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
  const { t } = useTranslation('staff');
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>
      {isHidden && <Tag tone="bad">{t('hidden')}</Tag>}
    </span>
  );
}

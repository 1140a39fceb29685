import { useTranslation } from 'react-i18next';
import type { StaffDay } from '#core/staff/api/staff-books.ts';
import { Tag } from '../../tags/tag.tsx';

/** Shows the state of a day: closed, closed and not what it was, over, or not over yet. */
export function DayTag({ day: { closed, differs, is_over: isOver } }: { day: StaffDay }) {
  const { t } = useTranslation('staffBooks');
  if (differs) return <Tag tone="bad">{t('days.differs')}</Tag>;
  if (closed) return <Tag tone="good">{t('days.closed')}</Tag>;
  return (
    <Tag tone={isOver ? 'warn' : 'plain'}>{t(isOver ? 'days.notClosed' : 'days.running')}</Tag>
  );
}

import type { StaffDay } from '#core/staff/api/staff-books.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Tag } from '../../tags/tag.tsx';

/** Shows the state of a day: closed, closed and not what it was, over, or not over yet. */
export function DayTag({ day: { closed, differs, is_over: isOver } }: { day: StaffDay }) {
  const texts = useTexts('staffBooks');
  if (differs) return <Tag tone="bad">{texts('days.differs')}</Tag>;
  if (closed) return <Tag tone="good">{texts('days.closed')}</Tag>;
  return (
    <Tag tone={isOver ? 'warn' : 'plain'}>{texts(isOver ? 'days.notClosed' : 'days.running')}</Tag>
  );
}

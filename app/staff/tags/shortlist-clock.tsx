import { useTranslation } from 'react-i18next';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { shortlistState } from '#core/market/hire/shortlist-clock.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Tag } from './tag.tsx';

const TONES = { on_time: 'plain', soon: 'warn', late: 'bad' } as const;

/** Shows what is left of the hours in which tutors are promised, or how long they are over. */
export function ShortlistClock({ dueAt, now }: { dueAt: string | null; now: number }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  if (dueAt === null) return null;
  const state = shortlistState(dueAt, now);
  const hours = Math.abs(dayjs.utc(dueAt).diff(dayjs.utc(now), 'hour', true));
  const n = format.number(state === 'late' ? Math.floor(hours) : Math.ceil(hours));
  return (
    <Tag tone={TONES[state]}>
      {t(`shortlistClock.${state === 'late' ? 'late' : 'left'}`, { n })}
    </Tag>
  );
}

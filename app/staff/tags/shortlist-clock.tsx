import { shortlistState } from '#core/market/hire/shortlist-clock.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Tag } from './tag.tsx';

const HOUR_MS = 3_600_000;
const TONES = { on_time: 'plain', soon: 'warn', late: 'bad' } as const;

/** Shows what is left of the hours in which tutors are promised, or how long they are over. */
export function ShortlistClock({ dueAt, now }: { dueAt: string | null; now: number }) {
  const texts = useTexts('staff');
  const format = useFormat();
  if (dueAt === null) return null;
  const state = shortlistState(dueAt, now);
  const hours = Math.abs(Date.parse(dueAt) - now) / HOUR_MS;
  const n = format.number(state === 'late' ? Math.floor(hours) : Math.ceil(hours));
  return (
    <Tag tone={TONES[state]}>
      {texts(`shortlistClock.${state === 'late' ? 'late' : 'left'}`, { n })}
    </Tag>
  );
}

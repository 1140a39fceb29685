import { dhakaDate, dhakaDateAfter } from '#core/ground/dates/dhaka-day.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';

interface DayLineProps {
  at: string;
  /** The time of the message before. */
  before: string | undefined;
}

/** The day above the first message of each day. */
export function DayLine({ at, before }: DayLineProps) {
  const texts = useTexts('chat');
  const format = useFormat();
  const now = new Date(useNow());
  const day = dhakaDate(new Date(at));
  if (before !== undefined && dhakaDate(new Date(before)) === day) return null;
  const names = new Map([
    [dhakaDate(now), texts('today')],
    [dhakaDateAfter(now, -1), texts('yesterday')],
  ]);
  return (
    <p className="self-center px-3 py-1 rounded-full bg-surface text-muted text-xs">
      {names.get(day) ?? format.date(at)}
    </p>
  );
}

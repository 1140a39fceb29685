import { useTranslation } from 'react-i18next';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';

interface DayLineProps {
  at: string;
  /** The time of the message before. */
  before: string | undefined;
}

/** The day above the first message of each day. */
export function DayLine({ at, before }: DayLineProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const now = new Date(useNow());
  const day = dhakaDate(new Date(at));
  if (before !== undefined && dhakaDate(new Date(before)) === day) return null;
  const names = new Map([
    [dhakaDate(now), t('today')],
    [dhaka(now).subtract(1, 'day').format(DAY), t('yesterday')],
  ]);
  return (
    <p className="self-center px-3 py-1 rounded-full bg-surface text-muted text-xs">
      {names.get(day) ?? format.date(at)}
    </p>
  );
}

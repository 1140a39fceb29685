/** A time to wait as people say it, never shorter than it is. */
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';

const MINUTE = inSeconds({ minutes: 1 });
const HOUR = inSeconds({ hours: 1 });
/** The seconds below which minutes tell more than the hours they would be rounded up to. */
const HOURS_FROM = inSeconds({ hours: 2 });

function split(seconds: number): [number, 'second' | 'minute' | 'hour'] {
  if (seconds < MINUTE) return [Math.ceil(seconds), 'second'];
  if (seconds >= HOURS_FROM || seconds === HOUR) return [Math.ceil(seconds / HOUR), 'hour'];
  return [Math.ceil(seconds / MINUTE), 'minute'];
}

export function waitText(seconds: number, lang: Lang): string {
  const [amount, unit] = split(seconds);
  return new Intl.NumberFormat(`${lang}-BD`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}

/** A time to wait as people say it, never shorter than it is. */
import type { Lang } from '#core/ground/i18n/lang.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The seconds below which minutes tell more than the hours they would be rounded up to. */
const HOURS_FROM = 2 * HOUR;

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

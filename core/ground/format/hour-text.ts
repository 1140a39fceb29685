import type { Lang } from '#core/ground/i18n/lang.ts';
import { clockText } from './clock-text.ts';

/** `5 PM`, `বিকাল ৫টা`: a whole hour beside others of a calendar; 24 is midnight. */
export const hourText = (lang: Lang, hour: number): string => {
  const clock = clockText(lang, `${hour % 24}:00`);
  return lang === 'bn' ? clock.replace(':০০', 'টা') : clock.replace(/^0/, '').replace(':00', '');
};

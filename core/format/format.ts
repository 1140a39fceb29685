/**
 * Numbers, money, dates and distances as a reader of either language writes them: Bengali digits in
 * bn, South Asian grouping (1,00,000), days and clock of Bangladesh.
 */
import { dhakaInstant } from '../dates/dhaka-day.ts';
import type { Lang } from '../i18n/lang.ts';

const LOCALE = { en: 'en-IN', bn: 'bn-BD' } as const;
const TIME_ZONE = 'Asia/Dhaka';

export interface Format {
  number(value: number): string;
  /** An id in the reader's digits, without grouping. */
  id(value: number): string;
  /** `৳ 6,000` */
  money(taka: number): string;
  /** `3rd`, `৩য়` */
  ordinal(value: number): string;
  /** Counts in short form, `1.2K`. */
  short(value: number): string;
  /** `MMMM D, YYYY` from `YYYY-MM-DD` or an ISO instant. */
  date(iso: string): string;
  /** `hh:mm A` from `HH:mm`. */
  time(clock: string): string;
  /** `3 hours ago` */
  ago(iso: string, now: number): string;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function createFormat(lang: Lang): Format {
  const locale = LOCALE[lang];
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const ids = new Intl.NumberFormat(locale, { useGrouping: false });
  const shorts = new Intl.NumberFormat(lang === 'bn' ? 'bn-BD' : 'en', {
    notation: 'compact',
    // The short form of Bengali is one syllable: "১.৩ হা".
    compactDisplay: lang === 'bn' ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
  const dates = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-US', {
    dateStyle: 'long',
    timeZone: TIME_ZONE,
  });
  const times = createClock(lang);
  const relative = new Intl.RelativeTimeFormat(lang === 'bn' ? 'bn-BD' : 'en', { numeric: 'auto' });

  return {
    number: (value) => numbers.format(value),
    id: (value) => ids.format(value),
    money: (taka) => `৳ ${numbers.format(taka)}`,
    ordinal: (value) => `${ids.format(value)}${ordinalEnding(lang, value)}`,
    short: (value) => shorts.format(value),
    date: (iso) => dates.format(iso.length === 10 ? dhakaInstant(iso) : new Date(iso)),
    time: (clock) => times(new Date(`2000-01-01T${clock.slice(0, 5)}:00Z`)),
    ago: (iso, now) => {
      const seconds = Math.round((Date.parse(iso) - now) / 1000);
      const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
      // A clock that runs behind the server's must not speak of the future.
      const isNow = !unit || seconds > 0;
      const said = isNow
        ? relative.format(0, 'second')
        : relative.format(Math.round(seconds / unit[1]), unit[0]);
      return lang === 'bn' ? asSpoken(said) : said;
    },
  };
}

/** Browsers write Bengali as books do; these are the words people say. */
const SPOKEN: [written: RegExp, spoken: string][] = [
  [/^এখন$/, 'এইমাত্র'],
  [/পূর্বে$/, 'আগে'],
  [/^(গত সপ্তাহ|গত মাস)$/, '$1ে'],
  [/রাত্রি/, 'রাত'],
];
const asSpoken = (text: string) =>
  SPOKEN.reduce((said, [written, spoken]) => said.replace(written, spoken), text);

const ENGLISH_ENDINGS = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const BENGALI_ENDINGS = ['', 'ম', 'য়', 'য়', 'র্থ', 'ম', 'ষ্ঠ', 'ম', 'ম', 'ম', 'ম'];

function ordinalEnding(lang: Lang, value: number): string {
  if (lang === 'bn') return BENGALI_ENDINGS[value] ?? 'তম';
  return ENGLISH_ENDINGS.get(new Intl.PluralRules('en', { type: 'ordinal' }).select(value)) ?? 'th';
}

/** `05:30 PM`, and in Bengali the part of the day first: `বিকাল ৫:৩০`. */
function createClock(lang: Lang): (time: Date) => string {
  const common = { minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;
  if (lang === 'en') {
    const clock = new Intl.DateTimeFormat('en-US', { ...common, hour: '2-digit' });
    return (time) => clock.format(time);
  }
  const clock = new Intl.DateTimeFormat('bn-BD', {
    ...common,
    hour: 'numeric',
    dayPeriod: 'short',
  });
  return (time) => {
    const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, value]));
    return asSpoken(`${parts.get('dayPeriod')} ${parts.get('hour')}:${parts.get('minute')}`);
  };
}

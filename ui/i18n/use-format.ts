import { createFormat, type Format } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { useLang } from './use-lang.ts';

const formats: Record<Lang, Format> = { en: createFormat('en'), bn: createFormat('bn') };

/** Returns numbers, money and dates as the reader writes them. */
export const useFormat = (): Format => formats[useLang()];

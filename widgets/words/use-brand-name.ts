import { brand } from '#core/ground/brand.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Returns what we are called in the reader's language. */
export const useBrandName = () => (useLang() === 'bn' ? brand.nameBn : brand.name);

import { brand } from '#core/ground/brand.ts';
import { useLang } from '#ui/i18n/i18n-provider.tsx';

/** Returns what we are called in the reader's language. */
export const useBrandName = () => (useLang() === 'bn' ? brand.nameBn : brand.name);

import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '#core/ground/format/format.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useBrandName } from '../words/use-brand-name.ts';

/**
 * The words that all cards of a list use; read only once, since each read of each card is kept.
 */
export interface TutorWords {
  texts: TFunction<'hub'>;
  common: TFunction<'common'>;
  format: Format;
  brand: string;
}

/** The same while the language is. */
export function useTutorWords(): TutorWords {
  const { t } = useTranslation('hub');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const brand = useBrandName();
  return useMemo(() => ({ texts: t, common, format, brand }), [t, common, format, brand]);
}

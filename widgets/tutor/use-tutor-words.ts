import { useMemo } from 'react';
import type { Format } from '#core/ground/format/format.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useBrandName } from '../words/use-brand-name.ts';

/**
 * The words that all cards of a list use; read only once, since each read of each card is kept.
 */
export interface TutorWords {
  texts: ReturnType<typeof useTexts<'hub'>>;
  common: ReturnType<typeof useTexts<'common'>>;
  format: Format;
  brand: string;
}

/** The same while the language is. */
export function useTutorWords(): TutorWords {
  const texts = useTexts('hub');
  const common = useTexts('common');
  const format = useFormat();
  const brand = useBrandName();
  return useMemo(() => ({ texts, common, format, brand }), [texts, common, format, brand]);
}

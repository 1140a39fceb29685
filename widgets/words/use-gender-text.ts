import { useCallback } from 'react';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** The word for a gender code: 1 male, 2 female, anything else any. */
export function useGenderText() {
  const texts = useTexts('common');
  return useCallback(
    (code: number) => {
      if (code === GENDER.male) return texts('gender.male');
      return texts(code === GENDER.female ? 'gender.female' : 'gender.any');
    },
    [texts],
  );
}

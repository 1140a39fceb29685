import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { GENDER } from '#core/ground/limits/job-constants.ts';

/** The word for a gender code: 1 male, 2 female, anything else any. */
export function useGenderText() {
  const { t } = useTranslation('common');
  return useCallback(
    (code: number) => {
      if (code === GENDER.male) return t('gender.male');
      return t(code === GENDER.female ? 'gender.female' : 'gender.any');
    },
    [t],
  );
}

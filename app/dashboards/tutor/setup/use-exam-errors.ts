import { useTranslation } from 'react-i18next';

/** The messages of the fields of an exam while they are empty. */
export function useExamErrors() {
  const { t } = useTranslation('setup');
  return {
    exam_title_id: t('errors.examTitle'),
    group_id: t('errors.group'),
    curriculum_id: t('errors.curriculum'),
  };
}

import { useTranslation } from 'react-i18next';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { HireChoices } from './hire-choices.tsx';

export function HireChooserPage() {
  const { t } = useTranslation('parent');
  return (
    <>
      <PageHead title={t('hire.title')} />
      <HireChoices />
    </>
  );
}

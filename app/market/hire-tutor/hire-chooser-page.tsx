import { PageHead } from '#app/ground/page/page-head.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { HireChoices } from './hire-choices.tsx';

export function HireChooserPage() {
  const texts = useTexts('parent');
  return (
    <>
      <PageHead title={texts('hire.title')} />
      <HireChoices />
    </>
  );
}

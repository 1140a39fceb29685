import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { readArea } from '#app/ground/texts/load-area.ts';
import { TERMS_VERSION } from '#core/market/apply/terms.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { DocumentLayout } from './document-layout.tsx';
import type { DocumentText } from './find-sections.ts';

/** Source: docs/requirements/shell/app-shell.md, "Documents". */
export function TermsPage() {
  const texts = useTexts('document');
  const format = useFormat();
  const { sections } = readArea(useLang(), 'terms') as DocumentText;
  usePageTitle(texts('termsTitle'), { description: texts('termsLead') });
  return (
    <DocumentLayout
      title={texts('termsTitle')}
      sections={sections}
      lead={`${texts('termsLead')} ${texts('since', { date: format.date(TERMS_VERSION) })}`}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { readArea } from '#app/ground/texts/load-area.ts';
import { TERMS_VERSION } from '#core/market/apply/terms.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { DocumentLayout } from './document-layout.tsx';
import type { DocumentText } from './find-sections.ts';

/** Source: docs/requirements/shell/app-shell.md, "Documents". */
export function TermsPage() {
  const { t } = useTranslation('document');
  const format = useFormat();
  const { sections } = readArea(useLang(), 'terms') as DocumentText;
  usePageTitle(t('termsTitle'), { description: t('termsLead') });
  return (
    <DocumentLayout
      title={t('termsTitle')}
      sections={sections}
      lead={`${t('termsLead')} ${t('since', { date: format.date(TERMS_VERSION) })}`}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { readArea } from '#app/ground/texts/load-area.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { DocumentLayout } from './document-layout.tsx';
import type { DocumentText } from './find-sections.ts';

/** Source: docs/requirements/shell/app-shell.md, "Documents". */
export function PrivacyPage() {
  const { t } = useTranslation('document');
  const { sections } = readArea(useLang(), 'privacy') as DocumentText;
  usePageTitle(t('privacyTitle'), { description: t('privacyLead') });
  return <DocumentLayout title={t('privacyTitle')} sections={sections} lead={t('privacyLead')} />;
}

import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { readArea } from '#app/ground/texts/load-area.ts';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { DocumentLayout } from './document-layout.tsx';
import type { DocumentText } from './find-sections.ts';

/** Source: docs/requirements/shell/app-shell.md, "Documents". */
export function PrivacyPage() {
  const texts = useTexts('document');
  const { sections } = readArea(useLang(), 'privacy') as DocumentText;
  usePageTitle(texts('privacyTitle'), { description: texts('privacyLead') });
  return (
    <DocumentLayout title={texts('privacyTitle')} sections={sections} lead={texts('privacyLead')} />
  );
}

import { useTranslation } from 'react-i18next';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { PartnerSection } from '../partner-section.tsx';
import { CodeToCopy } from './code-to-copy.tsx';
import { ElementChoice } from './element-choice.tsx';
import { ElementFilters } from './element-filters.tsx';
import { LooksChoice } from './looks-choice.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { useEmbedChoice } from './use-embed-choice.ts';

/** Source: docs/requirements/site/partner-pages.md, "Configurator". */
export function ConfigurePage() {
  const { t } = useTranslation('partners');
  const configured = useEmbedChoice();
  usePageTitle(t('configure.title'), { description: t('configure.lead') });
  return (
    <div className="flex flex-col gap-8">
      <header className="hangs flex flex-col gap-2">
        <PageTitle>{t('configure.title')}</PageTitle>
        <p className="text-muted max-w-[720px]">{t('configure.lead')}</p>
      </header>
      <div className="configurator grid grid-cols-1 items-start gap-8">
        <div className="flex flex-col gap-8 min-w-0">
          <PartnerSection title={t('configure.whatTitle')}>
            <ElementChoice {...configured} />
            <ElementFilters {...configured} />
          </PartnerSection>
          <PartnerSection title={t('configure.looksTitle')}>
            <LooksChoice {...configured} />
          </PartnerSection>
        </div>
        <PreviewPanel choice={configured.choice} />
      </div>
      <CodeToCopy {...configured} />
    </div>
  );
}

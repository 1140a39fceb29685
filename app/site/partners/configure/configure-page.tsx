import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PartnerSection } from '../partner-section.tsx';
import { CodeToCopy } from './code-to-copy.tsx';
import { ElementChoice } from './element-choice.tsx';
import { ElementFilters } from './element-filters.tsx';
import { LooksChoice } from './looks-choice.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { useEmbedChoice } from './use-embed-choice.ts';

/** Source: docs/requirements/site/partner-pages.md, "Configurator". */
export function ConfigurePage() {
  const texts = useTexts('partners');
  const configured = useEmbedChoice();
  usePageTitle(texts('configure.title'), { description: texts('configure.lead') });
  return (
    <div className="flex flex-col gap-8">
      <header className="hangs flex flex-col gap-2">
        <PageTitle>{texts('configure.title')}</PageTitle>
        <p className="text-muted max-w-[720px]">{texts('configure.lead')}</p>
      </header>
      <div className="configurator grid grid-cols-1 items-start gap-8">
        <div className="flex flex-col gap-8 min-w-0">
          <PartnerSection title={texts('configure.whatTitle')}>
            <ElementChoice {...configured} />
            <ElementFilters {...configured} />
          </PartnerSection>
          <PartnerSection title={texts('configure.looksTitle')}>
            <LooksChoice {...configured} />
          </PartnerSection>
        </div>
        <PreviewPanel choice={configured.choice} />
      </div>
      <CodeToCopy {...configured} />
    </div>
  );
}

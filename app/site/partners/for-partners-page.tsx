import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ElementSamples } from './element-samples.tsx';
import { PartnerSection } from './partner-section.tsx';

const STEPS = ['choose', 'copy', 'paste'] as const;
/** The contact page with one of the topics of messages to staff (core/site/contact/topics.ts). */
const ASK = '/contact?topic=partner';

/** Source: docs/requirements/site/partner-pages.md, "For partners". */
export function ForPartnersPage() {
  const texts = useTexts('partners');
  usePageTitle(texts('title'), { description: texts('lead') });
  return (
    <div className="flex flex-col gap-10">
      <header className="hangs flex flex-col gap-2">
        <PageTitle>{texts('title')}</PageTitle>
        <p className="text-muted max-w-[720px]">{texts('lead')}</p>
        <div>
          <ActionLink to="/partners/configure">{texts('make')}</ActionLink>
        </div>
      </header>
      <PartnerSection title={texts('stepsTitle')}>
        <ol className="grid grid-cols-1 cq-md:grid-cols-3 gap-5">
          {STEPS.map((step) => (
            <li key={step} className="flex flex-col gap-1 p-4 rounded border border-line bg-paper">
              <h3 className="text-base font-semibold">{texts(`steps.${step}`)}</h3>
              <p className="text-muted">{texts(`steps.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </PartnerSection>
      <ElementSamples />
      <PartnerSection title={texts('guideTitle')}>
        <div className="flex flex-col items-start gap-3 max-w-[720px]">
          <p>{texts('guideText')}</p>
          <ActionLink to={GUIDE_PATH} look="secondary">
            {texts('guide')}
          </ActionLink>
        </div>
      </PartnerSection>
      <PartnerSection title={texts('idTitle')}>
        <div className="flex flex-col items-start gap-3 max-w-[720px]">
          <p>{texts('idText')}</p>
          <p>{texts('idHow')}</p>
          <ActionLink to={ASK}>{texts('ask')}</ActionLink>
        </div>
      </PartnerSection>
      <PartnerSection title={texts('costTitle')}>
        <p className="max-w-[720px]">{texts('costText')}</p>
      </PartnerSection>
      <PartnerSection title={texts('privacyTitle')}>
        <p className="max-w-[720px]">{texts('privacyText')}</p>
      </PartnerSection>
    </div>
  );
}

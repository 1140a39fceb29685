import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import { ElementSamples } from './element-samples.tsx';
import { PartnerSection } from './partner-section.tsx';

const STEPS = ['choose', 'copy', 'paste'] as const;
/** The contact page with one of the topics of messages to staff (core/site/contact/topics.ts). */
const ASK = '/contact?topic=partner';

/** Source: docs/requirements/site/partner-pages.md, "For partners". */
export function ForPartnersPage() {
  const { t } = useTranslation('partners');
  usePageTitle(t('title'), { description: t('lead') });
  return (
    <div className="flex flex-col gap-10">
      <header className="hangs flex flex-col gap-2">
        <PageTitle>{t('title')}</PageTitle>
        <p className="text-muted max-w-[720px]">{t('lead')}</p>
        <div>
          <ActionLink to="/partners/configure">{t('make')}</ActionLink>
        </div>
      </header>
      <PartnerSection title={t('stepsTitle')}>
        <ol className="grid grid-cols-1 cq-md:grid-cols-3 gap-5">
          {STEPS.map((step) => (
            <li key={step} className="flex flex-col gap-1 p-4 rounded border border-line bg-paper">
              <h3 className="text-base font-semibold">{t(`steps.${step}`)}</h3>
              <p className="text-muted">{t(`steps.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </PartnerSection>
      <ElementSamples />
      <PartnerSection title={t('guideTitle')}>
        <div className="flex flex-col items-start gap-3 max-w-[720px]">
          <p>{t('guideText')}</p>
          <ActionLink to={GUIDE_PATH} look="secondary">
            {t('guide')}
          </ActionLink>
        </div>
      </PartnerSection>
      <PartnerSection title={t('idTitle')}>
        <div className="flex flex-col items-start gap-3 max-w-[720px]">
          <p>{t('idText')}</p>
          <p>{t('idHow')}</p>
          <ActionLink to={ASK}>{t('ask')}</ActionLink>
        </div>
      </PartnerSection>
      <PartnerSection title={t('costTitle')}>
        <p className="max-w-[720px]">{t('costText')}</p>
      </PartnerSection>
      <PartnerSection title={t('privacyTitle')}>
        <p className="max-w-[720px]">{t('privacyText')}</p>
      </PartnerSection>
    </div>
  );
}

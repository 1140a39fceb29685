import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePreferences } from '#app/ground/preferences/preferences-provider.tsx';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { ELEMENTS, type ElementName } from '#core/site/embed/element-attributes.ts';
import { type EmbedChoice, writeEmbedChoice } from '#core/site/embed/embed-choice.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { LivePreview, previewPath } from './live-preview.tsx';
import { PartnerSection } from './partner-section.tsx';

/** The attributes each element begins with here; a list short enough to be seen. */
const BEGINS: Record<ElementName, Record<string, string>> = {
  'job-board': { 'city-id': '1', 'page-size': '4' },
  'job-detail': {},
  'hire-tutor': {},
  'tutor-hub': { 'page-size': '4' },
  assistant: {},
};

export const beginning = (element: ElementName, lang: Lang): EmbedChoice => ({
  element,
  lang,
  attributes: BEGINS[element],
  looks: {},
});

const configurePath = (choice: EmbedChoice) => `/partners/configure?${writeEmbedChoice(choice)}`;

/** The elements, alive. */
export function ElementSamples() {
  const { t } = useTranslation('partners');
  const lang = useLang();
  const { theme } = usePreferences();
  const { data: newest } = useApi('listJobs', { query: { per_page: 1 } }, { keepsLast: true });
  const jobId = newest?.data[0]?.id;
  const shown = (element: ElementName): EmbedChoice => {
    const choice = beginning(element, lang);
    const job = element === 'job-detail' && jobId ? { 'job-id': String(jobId) } : {};
    return { ...choice, attributes: { ...choice.attributes, ...job, theme } };
  };
  return (
    <PartnerSection title={t('elementsTitle')} lead={t('elementsLead')}>
      <ul className="flex flex-col gap-8">
        {ELEMENTS.filter((element) => element !== 'job-detail' || jobId).map((element) => (
          <li key={element} className="element-sample grid grid-cols-1 items-start gap-4">
            <div className="flex flex-col gap-2">
              <h3 className="text-lg font-semibold">{t(`element.${element}`)}</h3>
              <p>{t(`about.${element}`)}</p>
              <div>
                <ActionLink to={configurePath(shown(element))} look="secondary">
                  {t('makeOne')}
                </ActionLink>
              </div>
            </div>
            <div className="flex flex-col gap-1 min-w-0">
              <LivePreview
                choice={shown(element)}
                title={t('live', { element: t(`element.${element}`) })}
                className={`of-${element}`}
              />
              <a
                href={previewPath(shown(element))}
                target="_blank"
                rel="noopener"
                className="self-start inline-flex items-center gap-2 min-h-[44px] text-brand hover:underline"
              >
                {t('whole', { element: t(`element.${element}`) })}
                <ExternalLink aria-hidden="true" size={18} />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </PartnerSection>
  );
}

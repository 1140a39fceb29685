import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';

/** `query`: of the hire form, with what was searched for. */
export function AskForOne({ query }: { query: string }) {
  const { t } = useTranslation('hubControls');
  const { productUrl, site, viewer } = useEnvironment();
  // A tutor asks for no tutor.
  if (viewer && viewer.type !== 'parent') return null;
  const from = site ? `&from=${encodeURIComponent(site)}` : '';
  return (
    <section className="flex flex-col items-start gap-3 p-4 bg-brand-soft rounded no-print">
      <p>{t('ask.text')}</p>
      <ButtonLink
        href={`${productUrl}/crm/hire-tutor?${query}${from}`}
        {...(productUrl && { target: '_blank', rel: 'noopener' })}
      >
        {t('ask.button')}
      </ButtonLink>
    </section>
  );
}

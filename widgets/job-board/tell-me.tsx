import { useTranslation } from 'react-i18next';
import { type JobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { ALERT_PATH } from '#core/market/jobs/alert-limits.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';

/**
 * Leads on from a search that finds nothing: a guest leaves a phone number on our own page, a tutor
 * saves the search. Source: docs/requirements/market/job-board.md, "Tell me when one comes".
 */
export function TellMe({ filter: { order: _, ...filter } }: { filter: JobFilter }) {
  const { t } = useTranslation('tellMe');
  const { productUrl, site, viewer } = useEnvironment();
  if (viewer && viewer.type !== 'tutor') return null;
  const query = writeJobFilter(filter);
  if (site) query.set('from', site);
  const path = viewer ? `/job-board?${query}#save` : `${ALERT_PATH}?${query}`;
  return (
    <section className="flex flex-col items-start gap-3 p-4 bg-brand-soft rounded no-print">
      <p>{t(viewer ? 'tutor.text' : 'guest.text')}</p>
      <ButtonLink
        href={productUrl + path}
        {...(productUrl && { target: '_blank', rel: 'noopener' })}
      >
        {t(viewer ? 'tutor.button' : 'guest.button')}
      </ButtonLink>
    </section>
  );
}

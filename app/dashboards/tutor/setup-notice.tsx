import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { setupPath } from './setup/setup-path.ts';

/** The way back into a setup that was left half way. */
export function SetupNotice() {
  const { t } = useTranslation('tutor');
  const { data } = useApi('getSetupState', {});
  if (!data?.first_missing_step) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 p-4 rounded bg-accent-soft text-accent-ink">
      <div>
        <h2 className="text-base">{t('dashboard.setupTitle')}</h2>
        <p>{t('dashboard.setupText')}</p>
      </div>
      <ActionLink to={setupPath(data.first_missing_step)}>
        {t('dashboard.setupGoOn')}
        <ArrowRight aria-hidden="true" size={18} />
      </ActionLink>
    </section>
  );
}

import { ArrowRight } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { setupPath } from './setup/setup-path.ts';

/** The way back into a setup that was left half way. */
export function SetupNotice() {
  const texts = useTexts('tutor');
  const { data } = useApi('getSetupState', {});
  if (!data?.first_missing_step) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 p-4 rounded bg-accent-soft text-accent-ink">
      <div>
        <h2 className="text-base">{texts('dashboard.setupTitle')}</h2>
        <p>{texts('dashboard.setupText')}</p>
      </div>
      <ActionLink to={setupPath(data.first_missing_step)}>
        {texts('dashboard.setupGoOn')}
        <ArrowRight aria-hidden="true" size={18} />
      </ActionLink>
    </section>
  );
}

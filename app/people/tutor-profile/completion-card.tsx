import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { MINIMUM_PROFILE_PERCENT } from '#core/market/apply/check-apply.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CompletionBar } from './completion-bar.tsx';
import { SectionMeter } from './section-meter.tsx';

/** Shows how complete the profile is, by section, with links to what is missing. */
export function CompletionCard() {
  const { t } = useTranslation('tutor');
  const format = useFormat();
  const { user } = useSession();
  const response = useApi('getProfileCompletion', {}, { keepsLast: true });
  const { data } = response;
  const percent = data?.profile_completed ?? user?.tutor?.profile_completed ?? 0;
  const title = t('completion.title', { percent: format.number(percent) });
  return (
    <Section title={title}>
      <CompletionBar
        percent={percent}
        needed={data?.required ?? MINIMUM_PROFILE_PERCENT}
        label={title}
      />
      <AsyncView response={response} skeleton={<Skeleton className="w-full h-[220px]" />}>
        {({ required, sections }) => (
          <>
            <p className="text-muted">
              {percent >= required
                ? t('completion.ready')
                : t('completion.short', { needed: format.number(required) })}
            </p>
            {percent < required && (
              <div>
                <ActionLink to="/tutor/steps">{t('completion.goOn')}</ActionLink>
              </div>
            )}
            <ul className="flex flex-col gap-4">
              {sections.map((section) => (
                <SectionMeter key={section.section} section={section} />
              ))}
            </ul>
          </>
        )}
      </AsyncView>
    </Section>
  );
}

import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { Answer } from '#core/api/api-client.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { StepList } from './step-list.tsx';

/** Enough to apply: where the jobs are, and what makes the profile stronger. */
export function StepsDone({ completion }: { completion: Answer<'getProfileCompletion'> }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  usePageTitle(t('profileSteps.heading'));
  return (
    <div className="max-w-[640px] mx-auto flex flex-col gap-5">
      <h1 className="text-xl">{t('profileSteps.heading')}</h1>
      <StatePanel
        icon={<CircleCheck size={36} />}
        title={t('profileSteps.done', { percent: format.number(completion.profile_completed) })}
        hint={t('profileSteps.doneHint')}
        action={<ActionLink to="/tutor/job-board">{t('profileSteps.jobs')}</ActionLink>}
      />
      {completion.steps.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-base">{t('profileSteps.more')}</h2>
          <StepList label={t('profileSteps.more')} steps={completion.steps} />
        </section>
      )}
    </div>
  );
}

import { CircleCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { SETUP_STEPS, type SetupStep } from '#core/profile/setup-steps.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ActionLink } from '../../shell/action-link.tsx';
import { readRedirect, setupPathWith, TUTOR_DASHBOARD } from './setup-path.ts';

/** A step that has been filled in before. Source: docs/requirements/tutor-profile.md, "Set-up". */
export function DoneCard({ step }: { step: SetupStep }) {
  const texts = useTexts('setup');
  const [params] = useSearchParams();
  const redirect = readRedirect(params);
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1];
  return (
    <StatePanel
      icon={<CircleCheck size={36} />}
      title={texts('alreadyDone.title')}
      hint={texts('alreadyDone.hint')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ActionLink look="secondary" to={TUTOR_DASHBOARD}>
            {texts('alreadyDone.home')}
          </ActionLink>
          <ActionLink to={next ? setupPathWith(next, redirect) : (redirect ?? TUTOR_DASHBOARD)}>
            {texts('alreadyDone.next')}
          </ActionLink>
        </div>
      }
    />
  );
}

import { CircleCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { SETUP_STEPS, type SetupStep } from '#core/profile/setup-steps.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { readRedirect, setupPathWith, TUTOR_DASHBOARD } from './setup-path.ts';

const PRIMARY =
  'inline-flex items-center justify-center min-h-[44px] px-4 rounded font-semibold bg-brand text-on-brand hover:bg-brand-deep';
const SECONDARY =
  'inline-flex items-center justify-center min-h-[44px] px-4 rounded font-semibold bg-paper text-ink border border-edge hover:border-brand hover:text-brand';

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
          <Link to={TUTOR_DASHBOARD} className={SECONDARY}>
            {texts('alreadyDone.home')}
          </Link>
          <Link
            to={next ? setupPathWith(next, redirect) : (redirect ?? TUTOR_DASHBOARD)}
            className={PRIMARY}
          >
            {texts('alreadyDone.next')}
          </Link>
        </div>
      }
    />
  );
}

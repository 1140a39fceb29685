import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { DoneCard } from '#app/dashboards/setup-steps/done-card.tsx';
import { readRedirect } from '#app/dashboards/setup-steps/read-redirect.ts';
import { StepDots } from '#app/dashboards/setup-steps/step-dots.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import {
  firstMissingStep,
  isSetupStepDone,
  SETUP_STEPS,
  type SetupFlags,
  type SetupStep,
} from '#core/people/profile/setup-steps.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { BachelorStep } from './bachelor-step.tsx';
import { SecondaryStep } from './secondary-step.tsx';
import { setupPathWith, TUTOR_DASHBOARD } from './setup-path.ts';
import { TeachingLocationStep } from './teaching-location-step.tsx';
import { TutorLocationStep } from './tutor-location-step.tsx';

const FORMS: Record<SetupStep, ComponentType> = {
  'secondary-education': SecondaryStep,
  'bachelor-education': BachelorStep,
  'tutor-location': TutorLocationStep,
  'teaching-location': TeachingLocationStep,
};

/**
 * Shows one step of the setup; a tutor who comes too early is led to the first one that is missing.
 */
export function SetupPage() {
  const { step: wanted } = useParams();
  const step = SETUP_STEPS.find((known) => known === wanted) ?? SETUP_STEPS[0];
  const { t } = useTranslation('setup');
  const response = useApi('getSetupState', {});
  usePageTitle(t(`steps.${step}.title`));

  return (
    <AsyncView
      response={response}
      skeleton={<Skeleton className="max-w-[640px] h-[420px] mx-auto" />}
    >
      {(flags) => <OpenStep step={step} isWanted={step === wanted} flags={flags} />}
    </AsyncView>
  );
}

interface OpenStepProps {
  step: SetupStep;
  /** The address names it. */
  isWanted: boolean;
  flags: SetupFlags;
}

function OpenStep({ step, isWanted, flags }: OpenStepProps) {
  const { t } = useTranslation('setup');
  const [params] = useSearchParams();
  const redirect = readRedirect(params);
  const isDone = isSetupStepDone(step, flags);
  const missing = firstMissingStep(flags);
  const isTooEarly =
    !isDone && missing !== null && SETUP_STEPS.indexOf(missing) < SETUP_STEPS.indexOf(step);
  if (missing !== null && (isTooEarly || !isWanted))
    return <Navigate to={setupPathWith(missing, redirect)} replace />;

  const Form = FORMS[step];
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1];
  return (
    <Card as="section" padding="roomy" className="max-w-[640px] mx-auto flex flex-col gap-5">
      <StepDots
        steps={SETUP_STEPS}
        current={step}
        titleOf={(each) => t(`steps.${each}.title`)}
        isDone={(each) => isSetupStepDone(each, flags)}
      />
      <div className="flex flex-col gap-1">
        <h1 className="text-xl">{t(`steps.${step}.title`)}</h1>
        <p className="text-muted">{t(`steps.${step}.lead`)}</p>
      </div>
      {isDone ? (
        <DoneCard
          hint={t('alreadyDone.hint')}
          home={TUTOR_DASHBOARD}
          next={next ? setupPathWith(next, redirect) : (redirect ?? TUTOR_DASHBOARD)}
        />
      ) : (
        <Form />
      )}
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { DoneCard } from '#app/dashboards/setup-steps/done-card.tsx';
import { readRedirect } from '#app/dashboards/setup-steps/read-redirect.ts';
import { StepDots } from '#app/dashboards/setup-steps/step-dots.tsx';
import { PARENT_DASHBOARD } from '#app/ground/links/parent-paths.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { ParentDashboard } from '#core/dashboards/api/parent-dashboard.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { guardianSetupPath, pathAfter } from './guardian-setup-path.ts';
import {
  firstMissingStep,
  GUARDIAN_STEPS,
  type GuardianStep,
  isGuardianStepDone,
} from './guardian-steps.ts';
import { HireStep } from './hire-step.tsx';
import { LocationStep } from './location-step.tsx';
import { StudentStep } from './student-step.tsx';

/** One step; without one in the address, the first that is missing. */
export function GuardianSetupPage() {
  const { step: wanted } = useParams();
  const [params] = useSearchParams();
  const response = useApi('getParentDashboard', {});
  const step = GUARDIAN_STEPS.find((known) => known === wanted);
  return (
    <AsyncView
      response={response}
      skeleton={<Skeleton className="max-w-[640px] h-[420px] mx-auto" />}
    >
      {(data) =>
        step ? (
          <OpenStep step={step} data={data} />
        ) : (
          <Navigate to={guardianSetupPath(firstMissingStep(data), params)} replace />
        )
      }
    </AsyncView>
  );
}

function OpenStep({ step, data }: { step: GuardianStep; data: ParentDashboard }) {
  const { t } = useTranslation('setup');
  const [params] = useSearchParams();
  const isForCoach = params.get('for') === 'coach';
  const wordsOf = (each: GuardianStep) => (each === 'hire' && isForCoach ? 'coach' : each);
  const titleOf = (each: GuardianStep) => t(`guardian.steps.${wordsOf(each)}.title`);
  usePageTitle(titleOf(step));
  const next = pathAfter(step, params, readRedirect(params));
  const isDone = (each: GuardianStep) => isGuardianStepDone(each, data);
  return (
    <Card as="section" padding="roomy" className="max-w-[640px] mx-auto flex flex-col gap-5">
      <StepDots steps={GUARDIAN_STEPS} current={step} titleOf={titleOf} isDone={isDone} />
      <div className="flex flex-col gap-1">
        <h1 className="text-xl">{titleOf(step)}</h1>
        <p className="text-muted">{t(`guardian.steps.${wordsOf(step)}.lead`)}</p>
      </div>
      {step === 'hire' ? (
        <HireStep isForCoach={isForCoach} />
      ) : isDone(step) ? (
        <DoneCard hint={t('guardian.doneHint')} home={PARENT_DASHBOARD} next={next} />
      ) : step === 'student' ? (
        <StudentStep next={next} />
      ) : (
        <LocationStep next={next} />
      )}
    </Card>
  );
}

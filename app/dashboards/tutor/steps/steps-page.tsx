import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { AfterProfileSave } from '#app/people/account/after-profile-save.ts';
import { Editable } from '#app/people/account/editable.tsx';
import { useApplyWish } from '#app/people/session/use-apply-wish.ts';
import { CompletionBar } from '#app/people/tutor-profile/completion-bar.tsx';
import type { Answer } from '#core/api/api-client.ts';
import { isSetupStep, PROFILE_STEPS, type StepLeft } from '#core/people/profile/profile-steps.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { jobPath } from '#widgets/job/job-path.ts';
import { TUTOR_STEPS } from '../setup/setup-path.ts';
import { type LaterStep, StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import { stepPath } from './step-path.ts';
import { StepsDone } from './steps-done.tsx';
import { useStepsNeeded } from './use-steps-needed.ts';

/**
 * Leads a tutor to the percentage that applying needs, one short screen after the other.
 * Source: docs/requirements/people/tutor-profile.md, "Steps".
 */
export function StepsPage() {
  const response = useApi('getProfileCompletion', {}, { keepsLast: true });
  return (
    <AsyncView
      response={response}
      skeleton={<Skeleton className="max-w-[640px] h-[420px] mx-auto" />}
    >
      {(completion) => <OpenStep completion={completion} />}
    </AsyncView>
  );
}

function OpenStep({ completion }: { completion: Answer<'getProfileCompletion'> }) {
  const { steps } = completion;
  const { step: wanted } = useParams();
  const wish = useApplyWish();
  const { needed, later, putOff } = useStepsNeeded(completion);
  const [open] = needed;

  // Named in the address, so that saving it changes nothing before the next one opens.
  if (wanted === undefined && open) return <Navigate to={stepPath(open.step)} replace />;
  if (wanted === undefined)
    return wish === null ? (
      <StepsDone completion={completion} />
    ) : (
      <Navigate to={jobPath(wish)} replace />
    );
  const step = PROFILE_STEPS.find((known) => known === wanted);
  if (step === undefined || isSetupStep(step)) return <Navigate to={TUTOR_STEPS} replace />;
  return (
    <Step
      key={step}
      step={step}
      completion={completion}
      needed={needed}
      others={steps.filter(({ step: one }) => !needed.some((other) => other.step === one))}
      onLater={steps.length > 1 && !later.includes(step) ? () => putOff(step) : undefined}
    />
  );
}

interface StepProps {
  step: LaterStep;
  completion: Answer<'getProfileCompletion'>;
  needed: readonly StepLeft[];
  /** The steps by which what is needed can be reached instead. */
  others: readonly StepLeft[];
  /** Missing where it is put off already, or the only one. */
  onLater: (() => void) | undefined;
}

function Step({ step, completion, needed, others, onLater }: StepProps) {
  const { profile_completed: percent, required, steps } = completion;
  const { t } = useTranslation('setup');
  const format = useFormat();
  const navigate = useNavigate();
  usePageTitle(t(`profileSteps.names.${step}`));
  /** Whoever has gone elsewhere while it was saved stays there. */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const goOn = useMemo(
    () => () => {
      if (isHere.current) void navigate(TUTOR_STEPS);
    },
    [navigate],
  );
  const left = steps.find((one) => one.step === step);
  // Saving it must not take the form away before the next one opens.
  const [wasLeft] = useState(left !== undefined);
  const points = left?.points ?? 0;
  const now = t('profileSteps.now', {
    percent: format.number(percent),
    needed: format.number(required),
  });
  return (
    <Card as="section" padding="roomy" className="max-w-[640px] mx-auto flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted">{now}</p>
        <CompletionBar percent={percent} needed={required} label={now} />
      </div>
      <div className="flex flex-col gap-1">
        <h1 className="text-xl">{t(`profileSteps.names.${step}`)}</h1>
        <p className="text-muted">
          {points > 0 && t('profileSteps.points', { count: points, n: format.number(points) })}{' '}
          {wasLeft && t(`profileSteps.leads.${step}`)}
        </p>
      </div>
      {wasLeft ? (
        <AfterProfileSave value={goOn}>
          <Editable>
            <StepForm step={step} />
          </Editable>
        </AfterProfileSave>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p>{t('profileSteps.already')}</p>
          <ActionLink to={TUTOR_STEPS}>{t('goOn')}</ActionLink>
        </div>
      )}
      {wasLeft && onLater && (
        <Button
          look="quiet"
          className="self-start -ml-4"
          onClick={() => {
            onLater();
            goOn();
          }}
        >
          {t('profileSteps.later')}
        </Button>
      )}
      {needed.length > 0 && (
        <div className="flex flex-col gap-2 pt-4 border-t border-line">
          <h2 className="text-sm">{t('profileSteps.left')}</h2>
          <StepList label={t('profileSteps.left')} steps={needed} current={step} />
        </div>
      )}
      {needed.length > 0 && others.length > 0 && (
        <div className="flex flex-col gap-2">
          <h2 className="text-sm">{t('profileSteps.instead')}</h2>
          <StepList label={t('profileSteps.instead')} steps={others} current={step} />
        </div>
      )}
    </Card>
  );
}

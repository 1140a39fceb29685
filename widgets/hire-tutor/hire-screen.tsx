/** One step: its heading and progress, what is wrong, its fields, back and onward. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { Late } from '#ui/late/late.tsx';
import type { VerifiedContact } from '../request/verified-contact.ts';
import { AskedTutor } from './asked-tutor.tsx';
import { toHireRequest } from './hire-request.ts';
import type { HireTutorProps } from './hire-tutor.tsx';
import { lateEarlier } from './late-earlier.ts';
import { SendingNotice } from './sending-notice.tsx';
import { StepHeader } from './step-header.tsx';
import { WhoStep } from './steps/who-step.tsx';
import { useHireOnce } from './use-hire-once.ts';
import { useHireProblems } from './use-hire-problems.ts';
import type { useHireSteps } from './use-hire-steps.ts';
import type { useSavedDraft } from './use-saved-draft.ts';
import { useSending } from './use-sending.ts';

interface HireScreenProps extends HireTutorProps {
  draft: ReturnType<typeof useSavedDraft>;
  steps: ReturnType<typeof useHireSteps>;
  verified: VerifiedContact | undefined;
  /** It waited for the connection before a reload. */
  wasPending: boolean;
  isChange: boolean;
  onVerified(contact: VerifiedContact | undefined): void;
  onArrived(requestNo: string): void;
  onPending(isPending: boolean): void;
}

export function HireScreen(props: HireScreenProps) {
  const { draft, steps, contact, LaterStep, verified, pickers, isChange, site } = props;
  const { onVerified, onArrived } = props;
  const { answers, key } = draft;
  const { t } = useTranslation('hire');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState('');
  const { step, index, total, goBy } = steps;
  const issues = useHireProblems(step, answers);
  const request = toHireRequest(answers, key, site);
  const { idempotency_key: _, ...asked } = request;
  const body = { asked, answers, verified };
  const once = useHireOnce(props.draftName, key);

  const isLast = step === 'check' && typeof contact !== 'function';

  const sending = useSending({
    send: async () => {
      const { send } = props;
      if (!send) return;
      onArrived(
        await once.send(body, (sent, idempotency_key) =>
          send({ ...sent.asked, idempotency_key }, sent.answers, sent.verified),
        ),
      );
    },
    written: JSON.stringify(body),
    onRefused(error) {
      setMessage(error.message);
      if (error.code === 'proof_invalid') onVerified(undefined);
      const target = issues.takeRefusal(error);
      if (target !== step) steps.go(target);
      props.onRefused?.();
    },
    wasPending: props.wasPending,
    onPending: props.onPending,
  });

  // A new step is read from its heading; the first one must not steal the page's focus.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [step]);

  const hasLaterStep = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step !== 'who' && !hasLaterStep.current) return;
    if (isLast) return sending.start();
    if (issues.attemptStep()) goBy(1);
  };
  const change: typeof draft.change = (changes) => {
    issues.forgive(Object.keys(changes));
    draft.change(changes);
  };

  const isBusy = sending.state === 'sending' || sending.state === 'queued';
  const sendText = isBusy ? t('check.sending') : t(isChange ? 'check.sendChanges' : 'check.send');

  return (
    <>
      <StepHeader {...{ step, index, total, heading }} id={formId} />
      {draft.hasDrafts && !isChange && step !== 'contact' && sending.state === 'idle' && (
        <Late of={lateEarlier}>
          {({ EarlierDraft }) => (
            <EarlierDraft
              {...{ draft }}
              draftName={props.draftName}
              prefill={props.prefill}
              onOther={() => {
                onVerified(undefined);
                steps.go('who');
              }}
            />
          )}
        </Late>
      )}
      <AskedTutor
        answers={answers}
        onDrop={() => draft.change({ tutor_id: undefined, tutorid: undefined })}
      />
      <ErrorSummary
        title={t('summary.title')}
        hint={t('summary.hint')}
        problems={issues.problems}
        form={form}
        attempt={issues.attempt}
      />
      {step === 'contact' &&
        typeof contact === 'function' &&
        contact({ request, phone: props.phone, onSent: onArrived })}
      {step === 'contact' && typeof contact === 'object' && (
        <contact.Form
          phone={props.phone}
          verified={verified}
          problem={issues.contactProblem}
          onVerified={(one) => {
            issues.forgive(['contact_name', 'contact_phone']);
            onVerified(one);
            if (one) steps.go('check');
          }}
        />
      )}
      <form
        ref={form}
        noValidate
        aria-labelledby={formId}
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        {step === 'who' && (
          <WhoStep
            {...{ answers, change, errorOf: issues.errorOf, categories: props.categories }}
            Picker={pickers?.Student}
          />
        )}
        {step !== 'who' && step !== 'contact' && (
          <LaterStep
            {...{ step, answers, change, errorOf: issues.errorOf, pickers, verified }}
            onChangeStep={steps.go}
            onThere={() => {
              hasLaterStep.current = true;
            }}
          />
        )}
        {step === 'check' && (
          <SendingNotice {...{ once, message }} state={sending.state} onSend={sending.start} />
        )}
        <div className="flex flex-wrap gap-3">
          {step !== 'contact' && (
            <Button type="submit" isBusy={isBusy} className="flex-1 cq-sm:flex-none">
              {isLast ? sendText : t('next')}
            </Button>
          )}
          {index > 0 && (
            <Button look="secondary" disabled={isBusy} onClick={() => goBy(-1)}>
              {t('back')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

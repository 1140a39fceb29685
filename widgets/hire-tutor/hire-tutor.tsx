/**
 * Asking for a tutor, a step at a time. Source: docs/requirements/market/hire.md, "Request". It holds no
 * address: who sends the request, where name and phone come from and where the step is saved, the
 * host says.
 */
import { type ComponentType, useRef, useState } from 'react';
import type { LookupItem } from '#core/ground/api/lookup.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import type { HireStep } from '#core/market/hire/hire-steps.ts';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { readPending, writePending } from '../request/pending-submission.ts';
import type { VerifiedContact } from '../request/verified-contact.ts';
import { HireDone } from './hire-done.tsx';
import type { HireRequest } from './hire-request.ts';
import { HireScreen } from './hire-screen.tsx';
import type { HireContact, HireFollow } from './host-parts.ts';
import type { LaterStepProps } from './steps/later-step.tsx';
import type { HirePickers } from './steps/pickers.ts';
import { type StepPlace, useHireSteps } from './use-hire-steps.ts';
import { useSavedDraft } from './use-saved-draft.ts';

export interface HireTutorProps {
  /** Drafts of one name are one draft. */
  draftName: string;
  prefill: HireAnswers;
  site?: string | undefined;
  /** Known already, to be confirmed in the contact step. */
  phone?: string | undefined;
  contact: HireContact;
  /**
   * The component for what is asked after the first step: steps/later-step.tsx, or what fetches it.
   */
  LaterStep: ComponentType<LaterStepProps>;
  /** Sends it and gives back the request number; missing where a frame does the sending. */
  send?(
    request: HireRequest,
    answers: HireAnswers,
    contact: VerifiedContact | undefined,
  ): Promise<string>;
  pickers?: HirePickers;
  /** The categories, where the host has asked for them already. */
  categories?: LookupItem[] | undefined;
  place?: StepPlace;
  /** An existing request is changed: no thanks afterwards, the host goes on. */
  isChange?: boolean;
  /** The address where a signed-in guardian follows the request. */
  requestsHref?: string | undefined;
  /** Returns the address where the request is followed, for people without an account. */
  followHref?(requestNo: string): string;
  /**
   * Leads to the request as well, where the host can do that by the contact that was just verified.
   */
  onFollow?: HireFollow | undefined;
  onSent?(requestNo: string): void;
  /** Something has to be put right, which a host that hides the form has to show. */
  onRefused?(): void;
}

const QUESTIONS = ['who', 'what', 'where', 'wishes'] as const;
const orderFor = (contact: HireContact): HireStep[] => {
  if (contact === 'account') return [...QUESTIONS, 'check'];
  return typeof contact === 'object'
    ? [...QUESTIONS, 'contact', 'check']
    : [...QUESTIONS, 'check', 'contact'];
};

export function HireTutor(props: HireTutorProps) {
  const { contact, onSent, place, isChange = false, requestsHref } = props;
  const draft = useSavedDraft(props.draftName, props.prefill);
  const { drafts } = useEnvironment();
  const [pending] = useState(() => {
    const waiting = readPending(drafts, props.draftName);
    return waiting?.key === draft.key ? waiting : undefined;
  });
  const [verified, setVerified] = useState<VerifiedContact | undefined>(pending?.contact);
  const [requestNo, setRequestNo] = useState<string>();
  const top = useRef<HTMLElement>(null);
  const hasSent = useRef(false);
  const steps = useHireSteps({
    order: orderFor(contact),
    answers: draft.answers,
    hasContact: verified !== undefined,
    place,
  });

  const arrived = (number: string) => {
    hasSent.current = true;
    draft.forget();
    if (!isChange) setRequestNo(number);
    onSent?.(number);
  };

  return (
    <Card
      as="section"
      padding="roomy"
      ref={top}
      className="flex flex-col gap-4 w-full max-w-[680px] mx-auto"
    >
      {requestNo === undefined ? (
        <HireScreen
          {...props}
          {...{ draft, steps, verified, isChange }}
          onVerified={setVerified}
          onArrived={arrived}
          wasPending={pending !== undefined && !hasSent.current}
          onPending={(isPending) => {
            if (isPending) draft.save();
            const submission = isPending ? { key: draft.key, contact: verified } : null;
            writePending(drafts, props.draftName, submission);
          }}
        />
      ) : (
        <HireDone
          requestNo={requestNo}
          requestsHref={requestsHref ?? props.followHref?.(requestNo)}
          isGuest={requestsHref === undefined}
          onFollow={
            verified && props.onFollow ? () => props.onFollow?.(requestNo, verified) : undefined
          }
          onAnother={() => {
            draft.startAnew();
            setVerified(undefined);
            setRequestNo(undefined);
            steps.go('who');
          }}
        />
      )}
    </Card>
  );
}

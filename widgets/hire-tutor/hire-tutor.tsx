/**
 * Asking for a tutor, a step at a time. Source: issue "Hire a tutor", spec public-site §2 and
 * tutor-and-parent-areas §2.6. It holds no address: who sends the request, where name and phone
 * come from and where the step is kept, the host says.
 */
import { useRef, useState } from 'react';
import type { LookupItem } from '#core/api/schemas/lookup.ts';
import type { HireAnswers } from '#core/hire/hire-answers.ts';
import type { HireStep } from '#core/hire/hire-steps.ts';
import { useEnvironment } from '#ui/environment.tsx';
import type { ProvedContact } from '../job-parts/proved-contact.ts';
import { readQueued, writeQueued } from '../job-parts/queued-request.ts';
import { HireDone } from './hire-done.tsx';
import type { HireRequest } from './hire-request.ts';
import { HireScreen } from './hire-screen.tsx';
import type { HireContact, HirePickers } from './host-parts.ts';
import { type StepPlace, useHireSteps } from './use-hire-steps.ts';
import { useKeptAnswers } from './use-kept-answers.ts';

export interface HireTutorProps {
  /** Drafts of one name are one draft. */
  draftName: string;
  prefill: HireAnswers;
  site?: string | undefined;
  contact: HireContact;
  /** Sends it and gives back the request number; missing where a frame does the sending. */
  send?(
    request: HireRequest,
    answers: HireAnswers,
    contact: ProvedContact | undefined,
  ): Promise<string>;
  pickers?: HirePickers;
  /** The categories, where the host has asked for them already. */
  categories?: LookupItem[] | undefined;
  place?: StepPlace;
  /** An existing request is changed: no thanks afterwards, the host goes on. */
  isChange?: boolean;
  /** Where a signed-in guardian follows the request. */
  requestsHref?: string | undefined;
  onSent?(requestNo: string): void;
  /** Something has to be put right, which a host that hides the form has to show. */
  onRefused?(): void;
}

const QUESTIONS = ['who', 'what', 'where', 'wishes'] as const;
const orderFor = (contact: HireContact): HireStep[] => {
  if (contact === 'account') return [...QUESTIONS, 'check'];
  return contact === 'form'
    ? [...QUESTIONS, 'contact', 'check']
    : [...QUESTIONS, 'check', 'contact'];
};

export function HireTutor(props: HireTutorProps) {
  const { contact, onSent, place, isChange = false, requestsHref } = props;
  const kept = useKeptAnswers(props.draftName, props.prefill);
  const { drafts } = useEnvironment();
  const [queued] = useState(() => {
    const waiting = readQueued(drafts, props.draftName);
    return waiting?.key === kept.key ? waiting : undefined;
  });
  const [proved, setProved] = useState<ProvedContact | undefined>(queued?.contact);
  const [requestNo, setRequestNo] = useState<string>();
  const top = useRef<HTMLElement>(null);
  const hasSent = useRef(false);
  const steps = useHireSteps({
    order: orderFor(contact),
    answers: kept.answers,
    hasContact: proved !== undefined,
    place,
  });

  const arrived = (number: string) => {
    hasSent.current = true;
    kept.forget();
    if (!isChange) setRequestNo(number);
    onSent?.(number);
  };

  return (
    <section
      ref={top}
      className="flex flex-col gap-4 max-w-[680px] mx-auto p-4 cq-sm:p-6 bg-paper border border-line rounded"
    >
      {requestNo === undefined ? (
        <HireScreen
          {...props}
          {...{ kept, steps, proved, isChange }}
          onProved={setProved}
          onArrived={arrived}
          wasQueued={queued !== undefined && !hasSent.current}
          onQueue={(isQueued) =>
            writeQueued(
              drafts,
              props.draftName,
              isQueued ? { key: kept.key, contact: proved } : null,
            )
          }
        />
      ) : (
        <HireDone
          requestNo={requestNo}
          requestsHref={requestsHref}
          onAnother={() => {
            kept.startAnew();
            setProved(undefined);
            setRequestNo(undefined);
            steps.go('who');
          }}
        />
      )}
    </section>
  );
}

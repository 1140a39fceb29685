import { useState } from 'react';
import type { ApiError } from '#core/ground/api/api-error.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import {
  checkStep,
  fieldOfServer,
  type HireField,
  type HireStep,
  stepOfField,
} from '#core/market/hire/hire-steps.ts';
import { useProblemText } from './use-problem-text.ts';

type ServerTexts = Partial<Record<HireField, string>>;

/**
 * Returns what is wrong with the shown step: our own rules once it was tried, and what the server
 * said.
 */
export function useHireProblems(step: HireStep, answers: HireAnswers) {
  const problemText = useProblemText();
  const [tried, setTried] = useState<HireStep>();
  const [attempt, setAttempt] = useState(0);
  const [fromServer, setFromServer] = useState<ServerTexts>({});
  const local = tried === step ? checkStep(step, answers) : {};

  const errorOf = (field: HireField) => {
    const problem = local[field];
    return problem ? problemText(field, problem) : fromServer[field];
  };
  const fields = new Set([
    ...(Object.keys(local) as HireField[]),
    ...(Object.keys(fromServer) as HireField[]).filter((field) => stepOfField(field) === step),
  ]);

  return {
    errorOf,
    problems: [...fields].map((field) => ({ field, text: errorOf(field) ?? '' })),
    attempt,
    contactProblem: fromServer.contact_phone ?? fromServer.contact_name,
    /** Returns whether the step may be left. */
    attemptStep(): boolean {
      setTried(step);
      setAttempt(attempt + 1);
      return Object.keys(checkStep(step, answers)).length === 0;
    },
    /** Sorts the server's objections to their fields; gives back the step of the first. */
    takeRefusal(error: ApiError): HireStep {
      const found = Object.entries(error.fields).flatMap(([name, [text]]) => {
        const field = fieldOfServer(name);
        return field && text ? [[field, text] as const] : [];
      });
      setFromServer(Object.fromEntries(found));
      setAttempt(attempt + 1);
      if (error.code === 'proof_invalid') return 'contact';
      const first = found[0]?.[0];
      return first ? stepOfField(first) : step;
    },
    /** A field that was changed is no longer what the server objected to. */
    forgive(names: string[]) {
      setFromServer((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !names.includes(field))),
      );
    },
  };
}

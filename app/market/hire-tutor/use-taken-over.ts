import { useState } from 'react';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { moveDrafts } from '#widgets/request/other-drafts.ts';
import { draftNameOf } from '#widgets/request/saved-draft.ts';

/** Moves what was filled in under one draft's name to another, once that one's turn has come. */
export function useTakenOver(from: string, to: string, prefill: HireAnswers, isTurn: boolean) {
  const { drafts } = useEnvironment();
  const [wasTurn, setTurn] = useState(false);
  if (!isTurn || wasTurn) return;
  // While rendering, for the form below reads its draft when it first appears.
  setTurn(true);
  const [guest, own] = [draftNameOf(from, prefill), draftNameOf(to, prefill)];
  const filledIn = drafts.read(guest);
  if (filledIn !== null) {
    drafts.write(own, filledIn);
    drafts.write(guest, null);
  }
  moveDrafts(drafts, from, to);
}

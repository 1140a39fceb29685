import { useContext, useState } from 'react';
import { createDraft, type Draft } from './draft.ts';
import { DraftOwner } from './draft-owner.ts';

/**
 * Returns the draft of what the signed-in person has typed in a form of this name, for as long as
 * the form is there.
 */
export function useDraft(name: string): Draft {
  const owner = useContext(DraftOwner);
  const [draft] = useState(() => createDraft(name, owner));
  return draft;
}

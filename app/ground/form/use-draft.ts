import { useContext, useState } from 'react';
import { createDraft, type Draft } from './draft.ts';
import { DraftOwner } from './draft-owner.ts';

/** Returns a function that gives the drafts of the signed-in user, for forms that open later. */
export function useDraftOf(): (name: string) => Draft {
  const owner = useContext(DraftOwner);
  return (name) => createDraft(name, owner);
}

/**
 * Returns the draft of what the signed-in person has typed in a form of this name, for as long as
 * the form is there.
 */
export function useDraft(name: string): Draft {
  const draftOf = useDraftOf();
  const [draft] = useState(() => draftOf(name));
  return draft;
}

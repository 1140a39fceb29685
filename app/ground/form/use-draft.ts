import { useContext, useState } from 'react';
import { createDraft, type Draft } from './draft.ts';
import { DraftOwner } from './draft-owner.ts';

/** What the person who is signed in has typed in a form of this name, for as long as the form is there. */
export function useDraft(name: string): Draft {
  const owner = useContext(DraftOwner);
  const [draft] = useState(() => createDraft(name, owner));
  return draft;
}

import { useState } from 'react';
import { useSession } from '../session/session-provider.tsx';
import { createDraft, type Draft } from './draft.ts';

/** What the person who is signed in has typed in a form of this name, for as long as the form is there. */
export function useDraft(name: string): Draft {
  const { user } = useSession();
  const [draft] = useState(() => createDraft(name, user?.id));
  return draft;
}

import { useState } from 'react';
import type { SpokenRequest } from '#core/site/assistant/dialogue/spoken-request.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { readPending } from '../request/pending-submission.ts';
import { readFormOpen, writeFormOpen } from './talk-store.ts';

/**
 * Tells whether the hire form stands in the place of the conversation. Once opened it lives on
 * behind it: a request that waits for the connection is sent from there, after a reload too.
 */
export function useFormPlace(talkName: string, hireDraft: string) {
  const { drafts } = useEnvironment();
  const [form, setForm] = useState<{ isOpen: boolean; opening: number; said?: SpokenRequest }>(
    () => {
      const isOpen = readFormOpen(drafts, talkName);
      return { isOpen, opening: isOpen || readPending(drafts, hireDraft) ? 1 : 0 };
    },
  );
  const keep = (isOpen: boolean) => writeFormOpen(drafts, talkName, isOpen);
  return {
    isOpen: form.isOpen,
    /** Counts the forms that were opened; 0 without one. */
    opening: form.opening,
    /** The request that was said; it goes into the form's draft. */
    said: form.said,
    open(said?: SpokenRequest) {
      keep(true);
      setForm(({ opening }) =>
        said || opening === 0
          ? { isOpen: true, opening: opening + 1, ...(said && { said }) }
          : { isOpen: true, opening },
      );
    },
    hide() {
      keep(false);
      setForm(({ opening }) => ({ isOpen: false, opening }));
    },
    /** The request has gone. */
    close() {
      keep(false);
      setForm({ isOpen: false, opening: 0 });
    },
  };
}

export type FormPlace = ReturnType<typeof useFormPlace>;

/** A request is sent once, also where its answer was lost and it was changed before it was sent again. */
import { useState } from 'react';
import { type KeyStore, useSendOnce } from '#ui/api/use-send-once.ts';
import { type DraftStore, useEnvironment } from '#ui/environment.tsx';
import { stateAfter } from './use-sending.ts';

/** Returns the store of the key beside the draft, by the same name. */
const storeOf = (drafts: DraftStore, draftName: string): KeyStore => {
  const name = `once:${draftName}`;
  return {
    read() {
      try {
        const tried: unknown = JSON.parse(drafts.read(name) ?? 'null');
        return typeof tried === 'object' ? tried : null;
      } catch {
        return null;
      }
    },
    write: (tried) => drafts.write(name, JSON.stringify(tried)),
    forget: () => drafts.write(name, null),
  };
};

export function useHireOnce(draftName: string, draftKey: string) {
  const { drafts } = useEnvironment();
  const [store] = useState(() => storeOf(drafts, draftName));
  return useSendOnce(store, {
    isAnswer: (error) => stateAfter(error) === 'refused',
    firstKey: draftKey,
  });
}

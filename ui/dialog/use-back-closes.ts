import { type RefObject, useEffect } from 'react';
import { useEnvironment } from '../environment.tsx';

/** Lets Back close a dialog that is open while it is mounted, if the history is ours. */
export function useBackCloses(dialog: RefObject<HTMLDialogElement | null>): void {
  const { backCloses } = useEnvironment();
  useEffect(() => backCloses?.(() => dialog.current?.close()), [backCloses, dialog]);
}

import { useNavigate } from 'react-router';
import { useEnvironment } from '#ui/environment.tsx';
import { nextOf } from '../list/next-of.ts';
import { type ListState, useNeighbours } from '../list/use-neighbours.ts';

/** The desk one comes from where the address says no other. */
export const DOCUMENTS = '/staff/documents';

/** The place of a document that was decided, to come back to. */
export interface Decided {
  userId: number;
  checkId: number;
}

export interface DeskState extends ListState {
  /** The document decided last. */
  last?: Decided | undefined;
  /** The document one came back to. */
  at?: number;
}

/**
 * Opens the tutor who waits next, in the order of the desk; at its end the list, which says so.
 * Returns whether it went on: who was not opened from the desk stays on the screen.
 */
export function useNextTutor(userId: number) {
  const { api } = useEnvironment();
  const navigate = useNavigate();
  const { list, ids } = useNeighbours(userId, DOCUMENTS);
  return async (last: Decided): Promise<boolean> => {
    if (!ids.includes(userId)) return false;
    const waiting = await api.call('listTutorDocuments', { query: { status: 'waiting' } }).then(
      ({ data }) => data.map((row) => row.user_id),
      () => undefined,
    );
    const { next, ids: line } = nextOf({ id: userId, ids, waiting });
    if (next === undefined) navigate(list, { replace: true, state: { isThrough: true } });
    else {
      const state: DeskState = { list, ids: line, isNext: true, last };
      navigate(`${DOCUMENTS}/${next}`, { replace: true, state });
    }
    return true;
  };
}

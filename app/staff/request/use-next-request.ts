import { useNavigate } from 'react-router';
import { useEnvironment } from '#ui/environment.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { ROOMY } from '../console/widths.ts';
import { nextOf } from '../list/next-of.ts';
import { type ListState, useNeighbours } from '../list/use-neighbours.ts';
import { readRequestFilter } from '../requests/request-filter.ts';
import type { RequestAct } from './request-bar.tsx';

/** The acts that take a request out of what waits. */
const DECISIONS: readonly RequestAct[] = ['approve', 'return', 'reject', 'close'];

/**
 * Opens the next request of the queue one came from; at its end the list, which says so. What a
 * colleague has decided meanwhile is passed over, and what came since is taken along. Returns whether
 * it went on: without a queue a decided request stays on the screen.
 */
export function useNextRequest(id: number) {
  const { api } = useEnvironment();
  const navigate = useNavigate();
  const isRoomy = useMedia(ROOMY);
  const { list, ids } = useNeighbours(id);

  return async (act: RequestAct): Promise<boolean> => {
    const filter = readRequestFilter(new URLSearchParams(list.split('?')[1]));
    if (filter.queue === undefined || !ids.includes(id) || !DECISIONS.includes(act)) return false;
    const waiting = await api.call('listStaffRequests', { query: filter }).then(
      ({ data }) => data.map((row) => row.id),
      () => undefined,
    );
    const { next, ids: line } = nextOf({ id, ids, waiting });
    if (next === undefined) navigate(list, { replace: true, state: { isThrough: true } });
    else {
      // On a phone the keyboard of a field would cover what is to be read.
      const doing = act === 'approve' && isRoomy ? '?do=approve' : '';
      const state: ListState = { list, ids: line, isNext: true };
      navigate(`/staff/requests/${next}${doing}`, { replace: true, state });
    }
    return true;
  };
}

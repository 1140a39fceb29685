import { useLocation } from 'react-router';

export interface ListState {
  /** The address of the list one came from. */
  list: string;
  /** The requests of that list, in its order. */
  ids: number[];
  /** True where the request opened as the next one, after the one before was decided. */
  isNext?: boolean;
}

const NO_LIST: ListState = { list: '/staff/requests', ids: [] };

const isListState = (state: unknown): state is ListState =>
  typeof state === 'object' &&
  state !== null &&
  'list' in state &&
  typeof state.list === 'string' &&
  'ids' in state &&
  Array.isArray(state.ids);

/** The list one came from, and the requests before and after this one in it. */
export function useNeighbours(id: number) {
  const { state } = useLocation();
  const { list, ids, isNext = false } = isListState(state) ? state : NO_LIST;
  const at = ids.indexOf(id);
  return {
    list,
    ids,
    before: at > 0 ? ids[at - 1] : undefined,
    next: at === -1 ? undefined : ids[at + 1],
    isNext,
    /** The state of the address of the request one steps to. */
    state: { list, ids },
  };
}

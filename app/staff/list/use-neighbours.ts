import { useLocation } from 'react-router';

export interface ListState {
  /** The address of the list one came from. */
  list: string;
  /** The ids of what is in that list, in its order. */
  ids: number[];
  /** True where it opened as the next one, after the one before was decided. */
  isNext?: boolean;
}

const isListState = (state: unknown): state is ListState =>
  typeof state === 'object' &&
  state !== null &&
  'list' in state &&
  typeof state.list === 'string' &&
  'ids' in state &&
  Array.isArray(state.ids);

/** The list one came from, and what stands before and after this one in it. */
export function useNeighbours(id: number, defaultList = '/staff/requests') {
  const { state } = useLocation();
  const { list, ids, isNext = false } = isListState(state) ? state : { list: defaultList, ids: [] };
  const at = ids.indexOf(id);
  return {
    list,
    ids,
    before: at > 0 ? ids[at - 1] : undefined,
    next: at === -1 ? undefined : ids[at + 1],
    isNext,
    /** The state of the address one steps to. */
    state: { list, ids },
  };
}

import { useLocation } from 'react-router';

interface ListState {
  list: string;
  ids: number[];
}

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
  if (!isListState(state)) return { list: '/staff', before: undefined, next: undefined, state };
  const at = state.ids.indexOf(id);
  return {
    list: state.list,
    before: at > 0 ? state.ids[at - 1] : undefined,
    next: at === -1 ? undefined : state.ids[at + 1],
    state,
  };
}

import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useKeptAnswer } from './use-kept-answer.ts';

/** The routine of a tuition, which both its people change; as it was where there is no connection. */
export const useRoutine = (tuitionId: number) =>
  useKeptAnswer(`routine-${tuitionId}`, useLiveApi('getRoutine', { params: { id: tuitionId } }));

import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useSavedAnswer } from './use-saved-answer.ts';

/** The routine of a tuition, which both its people change; as it was where there is no connection. */
export const useRoutine = (tuitionId: number) =>
  useSavedAnswer(`routine-${tuitionId}`, useLiveApi('getRoutine', { params: { id: tuitionId } }));

import { isStaffAnswer } from '#app/notify/notifications/announced-answers.ts';
import { type ApiError, isApiError } from '#core/ground/api/api-error.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Somebody else was faster: what this screen shows is no longer so. */
export const isConflict = (error: ApiError) =>
  error.code === 'changed_meanwhile' || error.code === 'version_conflict';

/** Said once it is done, where the screen does not show it by itself. */
export type DoneText<Result> = string | ((result: Result) => string);

/** Returns what the server says of an act. */
export const itsMessage = ({ message }: { message: string }) => message;

/** Makes a change by staff: all that staff screens show is read again after it, and after a conflict. */
export function useStaffChange() {
  const answers = useAnswers();
  const showToast = useToast();
  return async <Result>(
    act: () => Promise<Result>,
    doneText?: DoneText<Result>,
  ): Promise<Result> => {
    try {
      const result = await act();
      await answers.refresh(isStaffAnswer);
      if (doneText)
        showToast(typeof doneText === 'string' ? doneText : doneText(result), 'success');
      return result;
    } catch (error) {
      if (isApiError(error) && isConflict(error)) await answers.refresh(isStaffAnswer);
      throw error;
    }
  };
}

/** The same for a screen that says beside what was pressed why it failed. */
export function useStaffMutation() {
  const change = useStaffChange();
  const mutation = useMutation();
  const run = <Result>(act: () => Promise<Result>, doneText?: DoneText<Result>) =>
    mutation.run(() => change(act, doneText));
  return { ...mutation, run };
}

export type StaffMutation = ReturnType<typeof useStaffMutation>;

import { useCallback, useRef, useState } from 'react';
import { type ApiError, isApiError } from '#core/ground/api/api-error.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * A change sent to the API, once at a time. `run` gives what the work gave, or undefined where it
 * failed or one is under way; an error that is not the API's is the caller's. For a press that has
 * no place beside it for what went wrong: use-toasted-mutation.ts.
 */
export function useMutation(onFailed?: (problem: string, error: ApiError) => void) {
  const errorText = useErrorText();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: ApiError; message: string }>();

  const run = useCallback(
    async <Result>(
      work: () => Promise<Result>,
      whenFailed?: string,
    ): Promise<Result | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      setFailure(undefined);
      try {
        return await work();
      } catch (error) {
        if (!isApiError(error)) throw error;
        const message = errorText(error, whenFailed);
        setFailure({ error, message });
        onFailed?.(firstField(error) ?? message, error);
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [errorText, onFailed],
  );
  const clear = useCallback(() => setFailure(undefined), []);

  return {
    run,
    isBusy,
    error: failure?.error,
    /** The message about the whole, beside fields that have their own errors. */
    message: failure?.message,
    /** The same, where no field has an error of its own. */
    messageAlone:
      failure && Object.keys(failure.error.fields).length === 0 ? failure.message : undefined,
    /** The problem of a form of one field: what the server says of it, or of the whole. */
    problem: failure && (firstField(failure.error) ?? failure.message),
    fieldError: (field: string) => failure?.error.fields[field]?.[0],
    clear,
  };
}

const firstField = ({ fields }: ApiError): string | undefined => Object.values(fields)[0]?.[0];

import { useRef, useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Saving a small form: once at a time, with the server's words on the fields they belong to. */
export function useSaving() {
  const common = useTexts('common');
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [fields, setFields] = useState<Record<string, string[]>>({});

  return {
    isBusy,
    problem,
    attempt,
    fieldError: (name: string) => fields[name]?.[0],
    forgive: () => setFields({}),
    noteAttempt: () => setAttempt((count) => count + 1),
    async save(work: () => Promise<void>): Promise<void> {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      setProblem(undefined);
      setFields({});
      try {
        await work();
      } catch (error) {
        if (!isApiError(error)) throw error;
        setFields(error.fields);
        setProblem(error.status ? error.message : common('noInternet'));
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}

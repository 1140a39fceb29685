import { useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Deleting after a question: what is asked about, and what went wrong. */
export function useDeleting<Item>(remove: (item: Item) => Promise<void>) {
  const common = useTexts('common');
  const [item, setItem] = useState<Item>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    item,
    isBusy,
    problem,
    ask: (one: Item) => {
      setProblem(undefined);
      setItem(one);
    },
    stop: () => setItem(undefined),
    async confirm() {
      if (item === undefined || isBusy) return;
      setBusy(true);
      try {
        await remove(item);
        setItem(undefined);
      } catch (error) {
        if (!isApiError(error)) throw error;
        setProblem(error.status ? error.message : common('noInternet'));
      } finally {
        setBusy(false);
      }
    },
  };
}

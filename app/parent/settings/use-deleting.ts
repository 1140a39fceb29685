import { useState } from 'react';
import { useMutation } from '#ui/api/use-mutation.ts';

/** Deleting one of a list after a question: which one is asked about, and what went wrong. */
export function useDeleting<Item>(remove: (item: Item) => Promise<void>) {
  const [item, setItem] = useState<Item>();
  const { run, clear, isBusy, message } = useMutation();
  return {
    item,
    isBusy,
    problem: message,
    ask(one: Item) {
      clear();
      setItem(one);
    },
    stop: () => setItem(undefined),
    confirm: () =>
      run(async () => {
        if (item !== undefined) await remove(item);
        setItem(undefined);
      }),
  };
}

import { useState } from 'react';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Makes a file here, with code that is fetched for it; `failed` is said where that does not come. */
export function useFileMaker(failed: string) {
  const showToast = useToast();
  const [isMaking, setMaking] = useState(false);
  const make = async (work: () => Promise<void>) => {
    setMaking(true);
    try {
      await work();
    } catch (problem) {
      // The code, the fonts or the shaping engine did not arrive; the page itself stays whole.
      console.warn('The file could not be made', problem);
      showToast(failed, 'error');
    } finally {
      setMaking(false);
    }
  };
  return { isMaking, make };
}

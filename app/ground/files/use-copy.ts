import { useToast } from '#ui/toast/toast-provider.tsx';

/** Copies a text, says so and whether it did; `byHand` where the browser forbids it. */
export function useCopy(copied: string, byHand: string) {
  const showToast = useToast();
  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(copied, 'success');
      return true;
    } catch {
      showToast(byHand, 'error');
      return false;
    }
  };
}

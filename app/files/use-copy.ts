import { useToast } from '#ui/toast/toast-provider.tsx';

/** Copies a text and says so; `byHand` where the browser forbids it and the text is on the screen. */
export function useCopy(copied: string, byHand: string) {
  const showToast = useToast();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(copied, 'success');
    } catch {
      showToast(byHand, 'error');
    }
  };
}

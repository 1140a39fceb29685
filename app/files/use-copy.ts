import { useToast } from '#ui/toast/toast-provider.tsx';

/** Copies a text and says so; `byHand` where the browser forbids it. */
export function useCopy(copied: string, byHand: string) {
  const showToast = useToast();
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => showToast(copied, 'success'),
      () => showToast(byHand, 'error'),
    );
}

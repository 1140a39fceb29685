import { useCallback } from 'react';
import { useToast } from '../toast/toast-provider.tsx';
import { useMutation } from './use-mutation.ts';

/** A change whose failure is shown as a toast. */
export function useToastedMutation() {
  const showToast = useToast();
  const onFailed = useCallback((problem: string) => showToast(problem, 'error'), [showToast]);
  return useMutation(onFailed);
}

import { createDraft } from '../../form/draft.ts';
import { useSession } from '../../session/session-provider.tsx';

/** Whoever presses Cancel does not want to find it again. */
export function useForgetDraft(form: string) {
  const { user } = useSession();
  return () => createDraft(form, user?.id).forget();
}

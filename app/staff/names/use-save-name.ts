import type { Answer } from '#core/api/api-client.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

/** Runs one decision on a name; true when it is done and told. */
export function useSaveName() {
  const showToast = useToast();
  const act = useStaffMutation();
  const save = async (decide: () => Promise<Answer<'approveName'>>, doneText: string) => {
    const done = await act.run(decide);
    if (done) showToast(doneText, 'success');
    return done !== undefined;
  };
  return { ...act, save };
}

import type { ComponentProps } from 'react';
import { AskDialog } from './ask-dialog.tsx';
import { type DoneText, useStaffMutation } from './use-staff-mutation.ts';

interface ActDialogProps<Result>
  extends Omit<ComponentProps<typeof AskDialog>, 'work' | 'onDo' | 'children'> {
  act(reason: string): Promise<Result>;
  done: DoneText<Result>;
}

/** An act that needs nothing but a reason: done, it says so and closes. */
export function ActDialog<Result>({ act, done, ...rest }: ActDialogProps<Result>) {
  const work = useStaffMutation();
  const send = async (reason: string) => {
    if (await work.run(() => act(reason), done)) rest.onClose();
  };
  return <AskDialog {...rest} work={work} onDo={send} />;
}

/** Returns what the server says of an act. */
export const itsMessage = ({ message }: { message: string }) => message;

import { useState } from 'react';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { isConflict, useStaffMutation } from '../change/use-staff-mutation.ts';

const ENDPOINTS = {
  return: 'returnRequest',
  reject: 'rejectRequest',
  close: 'closeRequest',
  reopen: 'reopenRequest',
} as const;

/** Ready-made reasons, keys of `reason.{act}`. */
const READY = {
  return: ['salary', 'address', 'subjects', 'phone', 'contact'],
  reject: ['duplicate', 'false', 'notTuition', 'terms'],
  close: ['found', 'noAnswer', 'guardianAsked'],
  reopen: ['tutorLeft', 'guardianAsked'],
} as const;

export type Decision = keyof typeof ENDPOINTS;

interface DecideDialogProps {
  act: Decision;
  request: StaffRequest;
  onDone(): void;
  onClose(): void;
}

/** Return, reject, close or reopen: with a reason that the guardian reads. */
export function DecideDialog({ act, request, onDone, onClose }: DecideDialogProps) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [seenVersion] = useState(request.version);
  const isLate = work.error !== undefined && isConflict(work.error);
  const decide = async (reason: string) => {
    // The second press is made knowing what the other one did.
    const version = isLate ? request.version : seenVersion;
    const done = await work.run(() =>
      api.call(ENDPOINTS[act], { params: { id: request.id }, body: { version, reason } }),
    );
    if (done) onDone();
  };
  const next = texts(request.can.includes(act) ? 'decide.again' : 'conflict.over');

  return (
    <AskDialog
      title={texts(`decide.${act}.title`, { no: request.request_no })}
      effect={texts(`decide.${act}.effect`)}
      doText={texts(`decide.${act}.do`)}
      reasonLabel={texts('reason.toGuardian')}
      reasons={READY[act].map((name) => texts(`reason.${act}.${name}` as 'reason.return.salary'))}
      work={isLate ? { ...work, message: `${work.message} ${next}` } : work}
      onDo={decide}
      onClose={onClose}
    />
  );
}

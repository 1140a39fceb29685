import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { isConflict } from '../change/use-staff-mutation.ts';

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
  onDone(): Promise<void>;
  onClose(): void;
}

/** Return, reject, close or reopen: with a reason that the guardian reads. */
export function DecideDialog({ act, request, onDone, onClose }: DecideDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const [seenVersion] = useState(request.version);
  const [isLate, setLate] = useState(false);
  const isDone = useRef(false);
  const decide = async (reason: string) => {
    // The second press is made knowing what the other one did.
    const version = isLate ? request.version : seenVersion;
    try {
      const answer = await api.call(ENDPOINTS[act], {
        params: { id: request.id },
        body: { version, reason },
      });
      isDone.current = true;
      return answer;
    } catch (error) {
      setLate(isApiError(error) && isConflict(error));
      throw error;
    }
  };
  const next = t(request.can.includes(act) ? 'decide.again' : 'conflict.over');

  return (
    <StaffReason
      title={t(`decide.${act}.title`, { no: request.request_no })}
      effect={t(`decide.${act}.effect`)}
      doText={t(`decide.${act}.do`)}
      reasonLabel={t('reason.toGuardian')}
      reasons={READY[act].map((name) => t(`reason.${act}.${name}` as 'reason.return.salary'))}
      problemHint={isLate ? next : undefined}
      act={decide}
      onClose={() => {
        onClose();
        if (isDone.current) void onDone();
      }}
    />
  );
}

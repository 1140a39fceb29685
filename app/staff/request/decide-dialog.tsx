import { useState } from 'react';
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
  onClose(): void;
}

/** Return, reject, close or reopen: with a reason that the guardian reads. */
export function DecideDialog({ act, request, onClose }: DecideDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const [seenVersion] = useState(request.version);
  const [isLate, setLate] = useState(false);
  const decide = async (reason: string) => {
    // The second press is made knowing what the other one did.
    const version = isLate ? request.version : seenVersion;
    try {
      return await api.call(ENDPOINTS[act], {
        params: { id: request.id },
        body: { version, reason },
      });
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
      done={t(`done.${act}`, { no: request.request_no })}
      onClose={onClose}
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { isConflict, type StaffMutation } from '../change/use-staff-mutation.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { type RequestDraft, toDraft } from './request-draft.ts';

interface ChangeFootProps {
  act: 'approve' | 'edit';
  request: StaffRequest;
  /** The request as it would be. */
  mine: RequestDraft;
  doText: string;
  work: StaffMutation;
  /** Sends it on top of the other's version. */
  onSend(version: number): Promise<void>;
  onClose(): void;
}

/** The foot below the fields of a request: why it was not taken, and the buttons. */
export function ChangeFoot(props: ChangeFootProps) {
  const { act, request, mine, doText, work, onSend, onClose } = props;
  const { t } = useTranslation('common');
  return (
    <>
      {work.error && isConflict(work.error) ? (
        <ConflictPanel
          message={work.message ?? ''}
          mine={mine}
          theirs={toDraft(request)}
          onUseTheirs={onClose}
          onUseMine={request.can.includes(act) ? () => void onSend(request.version) : undefined}
        />
      ) : (
        <Alert role="alert">{work.message}</Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={work.isBusy}>
          {doText}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}

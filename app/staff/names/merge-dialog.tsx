import { useState } from 'react';
import { LookupCombobox } from '#app/ground/form/lookup-combobox.tsx';
import type { UnlistedName } from '#core/staff/api/staff-names.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface MergeDialogProps {
  name: UnlistedName;
  onClose(): void;
}

/** Says what moves before the name is gone; there is no way back. */
export function MergeDialog({ name, onClose }: MergeDialogProps) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const { run, isBusy, message, fieldError } = useStaffMutation();
  const [into, setInto] = useState<{ id: number; text: string }>();
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    setMissing(into === undefined);
    if (into === undefined) return;
    const params = { kind: name.kind, id: name.id };
    const done = await run(
      () => api.call('mergeName', { params, body: { into_id: into.id } }),
      texts('names.merged', { name: name.name, other: into.text }),
    );
    if (done) onClose();
  };
  const problem = fieldError('into_id') ?? (isMissing ? texts('names.intoMissing') : undefined);
  return (
    <Dialog
      title={texts('names.mergeTitle', { name: name.name })}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose}>
          <Button isBusy={isBusy} onClick={() => void send()}>
            {texts('names.merge')}
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{texts('names.mergeEffect')}</p>
        <LookupCombobox
          kind={name.kind}
          canAdd={false}
          label={texts('names.into')}
          error={problem}
          chosen={into?.text ?? ''}
          onChoose={(id, text) => {
            setInto({ id, text });
            setMissing(false);
          }}
        />
        <Alert role="alert">{problem === undefined ? message : undefined}</Alert>
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LookupCombobox } from '#app/ground/form/lookup-combobox.tsx';
import type { UnlistedName } from '#core/staff/api/staff-names.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface MergeDialogProps {
  name: UnlistedName;
  onClose(): void;
}

/** Says what moves before the name is gone; there is no way back. */
export function MergeDialog({ name, onClose }: MergeDialogProps) {
  const { t } = useTranslation('staff');
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
      t('names.merged', { name: name.name, other: into.text }),
    );
    if (done) onClose();
  };
  const problem = fieldError('into_id') ?? (isMissing ? t('names.intoMissing') : undefined);
  return (
    <FormDialog
      title={t('names.mergeTitle', { name: name.name })}
      sendText={t('names.merge')}
      isBusy={isBusy}
      problem={problem === undefined ? message : undefined}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p>{t('names.mergeEffect')}</p>
      <LookupCombobox
        kind={name.kind}
        canAdd={false}
        label={t('names.into')}
        error={problem}
        chosen={into?.text ?? ''}
        onChoose={(id, text) => {
          setInto({ id, text });
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnlistedName } from '#core/staff/api/staff-names.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface RenameDialogProps {
  name: UnlistedName;
  onClose(): void;
}

export function RenameDialog({ name, onClose }: RenameDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [english, setEnglish] = useState(name.name);
  const [bengali, setBengali] = useState(name.name_bn);
  const send = async () => {
    const params = { kind: name.kind, id: name.id };
    const body = { name: english, name_bn: bengali };
    const done = await work.run(
      () => api.call('renameName', { params, body }),
      t('names.renamed', { name: english }),
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('names.renameTitle', { name: name.name })}
      sendText={t('names.save')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <TextField
        label={t('names.english')}
        value={english}
        error={work.fieldError('name')}
        onChange={(event) => setEnglish(event.currentTarget.value)}
      />
      <TextField
        label={t('names.bengali')}
        lang="bn"
        value={bengali}
        error={work.fieldError('name_bn')}
        onChange={(event) => setBengali(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

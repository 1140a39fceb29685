import { type FormEvent, useId, useState } from 'react';
import type { UnlistedName } from '#core/api/schemas/staff-names.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSaveName } from './use-save-name.ts';

interface RenameDialogProps {
  name: UnlistedName;
  onClose(): void;
}

export function RenameDialog({ name, onClose }: RenameDialogProps) {
  const texts = useTexts('staff');
  const form = useId();
  const { api } = useEnvironment();
  const { save, isBusy, error, message, fieldError } = useSaveName();
  const [english, setEnglish] = useState(name.name);
  const [bengali, setBengali] = useState(name.name_bn);
  const hasFieldErrors = Object.keys(error?.fields ?? {}).length > 0;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const params = { kind: name.kind, id: name.id };
    const body = { name: english, name_bn: bengali };
    const done = await save(
      () => api.call('renameName', { params, body }),
      texts('names.renamed', { name: english }),
    );
    if (done) onClose();
  };
  return (
    <Dialog
      title={texts('names.renameTitle', { name: name.name })}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose}>
          <Button type="submit" form={form} isBusy={isBusy}>
            {texts('names.save')}
          </Button>
        </DialogActions>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void send(event)}
      >
        <TextField
          label={texts('names.english')}
          value={english}
          error={fieldError('name')}
          onChange={(event) => setEnglish(event.currentTarget.value)}
        />
        <TextField
          label={texts('names.bengali')}
          lang="bn"
          value={bengali}
          error={fieldError('name_bn')}
          onChange={(event) => setBengali(event.currentTarget.value)}
        />
        <Alert role="alert">{hasFieldErrors ? undefined : message}</Alert>
      </form>
    </Dialog>
  );
}

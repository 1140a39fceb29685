import { useState } from 'react';
import type { UnlistedName } from '#core/api/schemas/staff-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LookupCombobox } from '../../form/lookup-combobox.tsx';
import { Problem } from '../parts/problem.tsx';
import { useSaveName } from './use-save-name.ts';

interface MergeDialogProps {
  name: UnlistedName;
  onClose(): void;
}

/** Says what moves before the name is gone; there is no way back. */
export function MergeDialog({ name, onClose }: MergeDialogProps) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const { save, isBusy, message, fieldError } = useSaveName();
  const [into, setInto] = useState<{ id: number; text: string }>();
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    setMissing(into === undefined);
    if (into === undefined) return;
    const params = { kind: name.kind, id: name.id };
    const done = await save(
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
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts('back')}
          </Button>
          <Button isBusy={isBusy} onClick={() => void send()}>
            {texts('names.merge')}
          </Button>
        </div>
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
        <Problem message={problem === undefined ? message : undefined} />
      </div>
    </Dialog>
  );
}

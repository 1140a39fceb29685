import { Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '#core/ground/api/api-error.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogMessage } from '#ui/dialog/dialog-message.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { Sample } from './sample.tsx';

const DIALOGS = ['Dialog', 'DialogMessage', 'ConfirmDialog', 'FormDialog', 'ReasonDialog'] as const;

export function DialogSamples() {
  const texts = useTexts('kit');
  const showToast = useToast();
  const [open, setOpen] = useState<(typeof DIALOGS)[number]>();
  const hasFailed = useRef(false);
  const close = () => setOpen(undefined);
  const title = texts('question');
  /** Fails every other time. */
  const remove = async () => {
    hasFailed.current = !hasFailed.current;
    if (hasFailed.current)
      throw new ApiError('server_error', texts('alert.danger'), { status: 500 });
    showToast(texts('done'), 'success');
  };
  return (
    <>
      {DIALOGS.map((name) => (
        <Sample key={name} name={name}>
          <Button
            look="secondary"
            className="self-start"
            aria-label={`${texts('open')}: ${name}`}
            onClick={() => setOpen(name)}
          >
            {texts('open')}
          </Button>
        </Sample>
      ))}
      {open === 'Dialog' && (
        <Dialog title={texts('section')} onClose={close}>
          <p>{texts('dialogText')}</p>
        </Dialog>
      )}
      {open === 'DialogMessage' && (
        <Dialog
          title={texts('section')}
          onClose={close}
          footer={
            <Button className="w-full" onClick={close}>
              {texts('send')}
            </Button>
          }
        >
          <DialogMessage
            image={<Inbox size={48} />}
            title={texts('done')}
            subtitle={texts('dialogText')}
          />
        </Dialog>
      )}
      {open === 'ConfirmDialog' && (
        <ConfirmDialog
          title={title}
          confirmText={texts('delete')}
          onConfirm={remove}
          onClose={close}
        >
          {texts('effect')}
        </ConfirmDialog>
      )}
      {open === 'ReasonDialog' && (
        <ReasonDialog
          title={title}
          lead={<p>{texts('dialogText')}</p>}
          choice={{
            name: 'choice',
            legend: texts('choose'),
            choices: ['1', '2', '3'].map((value) => ({
              value,
              text: texts('option', { n: value }),
            })),
            missing: texts('wrong'),
          }}
          hint={texts('hint')}
          label={texts('reason')}
          missing={texts('reasonMissing')}
          sendText={texts('send')}
          busyText={texts('sending')}
          onSend={async () => showToast(texts('done'), 'success')}
          onClose={close}
        />
      )}
      {open === 'FormDialog' && (
        <FormDialog
          title={title}
          sendText={texts('send')}
          busyText={texts('sending')}
          isBusy={false}
          onSend={() => {
            showToast(texts('done'), 'success');
            close();
          }}
          onClose={close}
        >
          <TextField label={texts('label')} hint={texts('hint')} />
        </FormDialog>
      )}
    </>
  );
}

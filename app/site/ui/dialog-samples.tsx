import { Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#core/ground/api/api-error.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogMessage } from '#ui/dialog/dialog-message.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { Sample } from './sample.tsx';

const DIALOGS = ['Dialog', 'DialogMessage', 'ConfirmDialog', 'FormDialog', 'ReasonDialog'] as const;

export function DialogSamples() {
  const { t } = useTranslation('kit');
  const showToast = useToast();
  const [open, setOpen] = useState<(typeof DIALOGS)[number]>();
  const hasFailed = useRef(false);
  const close = () => setOpen(undefined);
  const title = t('question');
  /** Fails every other time. */
  const remove = async () => {
    hasFailed.current = !hasFailed.current;
    if (hasFailed.current) throw new ApiError('server_error', t('alert.danger'), { status: 500 });
    showToast(t('done'), 'success');
  };
  return (
    <>
      {DIALOGS.map((name) => (
        <Sample key={name} name={name}>
          <Button
            look="secondary"
            className="self-start"
            aria-label={`${t('open')}: ${name}`}
            onClick={() => setOpen(name)}
          >
            {t('open')}
          </Button>
        </Sample>
      ))}
      {open === 'Dialog' && (
        <Dialog title={t('section')} onClose={close}>
          <p>{t('dialogText')}</p>
        </Dialog>
      )}
      {open === 'DialogMessage' && (
        <Dialog
          title={t('section')}
          onClose={close}
          footer={
            <Button className="w-full" onClick={close}>
              {t('send')}
            </Button>
          }
        >
          <DialogMessage image={<Inbox size={48} />} title={t('done')} subtitle={t('dialogText')} />
        </Dialog>
      )}
      {open === 'ConfirmDialog' && (
        <ConfirmDialog title={title} confirmText={t('delete')} onConfirm={remove} onClose={close}>
          {t('effect')}
        </ConfirmDialog>
      )}
      {open === 'ReasonDialog' && (
        <ReasonDialog
          title={title}
          lead={<p>{t('dialogText')}</p>}
          choice={{
            name: 'choice',
            legend: t('choose'),
            choices: ['1', '2', '3'].map((value) => ({
              value,
              text: t('option', { n: value }),
            })),
            missing: t('wrong'),
          }}
          hint={t('hint')}
          label={t('reason')}
          missing={t('reasonMissing')}
          sendText={t('send')}
          busyText={t('sending')}
          onSend={async () => showToast(t('done'), 'success')}
          onClose={close}
        />
      )}
      {open === 'FormDialog' && (
        <FormDialog
          title={title}
          sendText={t('send')}
          busyText={t('sending')}
          isBusy={false}
          onSend={() => {
            showToast(t('done'), 'success');
            close();
          }}
          onClose={close}
        >
          <TextField label={t('label')} hint={t('hint')} />
        </FormDialog>
      )}
    </>
  );
}

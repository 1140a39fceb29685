import { useId } from 'react';
import {
  type CommunityKind,
  communityReports,
  REPORT_TEXT_MAX,
} from '#core/community/community-constants.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFields } from '#ui/api/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface ReportDialogProps {
  kind: CommunityKind;
  id: number;
  onClose(): void;
}

type Reason = (typeof communityReports)[number];
interface Values {
  reason: Reason | undefined;
  text: string;
}

/** Says what is wrong with a post or comment; staff look at it. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const texts = useTexts('community');
  const formId = useId();
  const { api } = useEnvironment();
  const showToast = useToast();
  const form = useFields<Values>({ reason: undefined, text: '' }, ({ reason }) =>
    reason === undefined ? { reason: texts('report.choose') } : {},
  );
  const { values, change, errorOf } = form;
  const send = async () => {
    if (values.reason === undefined) return;
    const name = kind === 'post' ? 'reportCommunityPost' : 'reportCommunityComment';
    const body = { reason: values.reason, ...(values.text.trim() && { text: values.text }) };
    const { message } = await api.call(name, { params: { id }, body });
    showToast(message, 'success');
    onClose();
  };
  return (
    <Dialog
      title={texts(`report.${kind}Title`)}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} isBusy={form.isBusy} className="w-full">
          {texts(form.isBusy ? 'report.sending' : 'report.send')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit(send);
        }}
      >
        <p className="text-muted text-sm">{texts('report.hint')}</p>
        <SelectField<Reason>
          label={texts('report.reason')}
          emptyText={texts('report.choose')}
          options={communityReports.map((one) => ({
            id: one,
            text: texts(`report.reasons.${one}`),
          }))}
          value={values.reason}
          error={errorOf('reason')}
          onChange={(reason) => change({ reason })}
        />
        <TextAreaField
          label={texts('report.text')}
          maxLength={REPORT_TEXT_MAX}
          value={values.text}
          error={errorOf('text')}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <Alert role="alert">{form.message}</Alert>
      </form>
    </Dialog>
  );
}

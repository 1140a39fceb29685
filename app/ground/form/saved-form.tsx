import { Info } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from './form-problem.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

interface SavedFormProps {
  /** The form of useSavedForm. */
  saved: {
    submit(event: FormEvent<HTMLFormElement>): Promise<void>;
    problem: string | undefined;
    isDirty: boolean;
    isRestored: boolean;
    isSending: boolean;
    /** Some of its fields must be filled in. */
    hasRequired?: boolean;
  };
  /** Name for screen readers. */
  label: string;
  submitText: string;
  sendingText: string;
  /** The button beside the one that submits. */
  extraButton?: ReactNode;
  children: ReactNode;
}

/** The frame of a form: its fields, its problem, its button, and the question before leaving. */
export function SavedForm({
  saved,
  label,
  submitText,
  sendingText,
  extraButton,
  children,
}: SavedFormProps) {
  const { t } = useTranslation('form');
  const warning = useLeaveWarning(saved.isDirty && !saved.isSending);

  return (
    <form
      aria-label={label}
      onSubmit={(event) => void saved.submit(event)}
      noValidate
      className="flex flex-col gap-5"
    >
      {saved.isRestored && (
        <Alert tone="info" role="status" icon={<Info aria-hidden="true" size={20} />}>
          {t('draftKept')}
        </Alert>
      )}
      {saved.hasRequired && <p className="text-muted text-xs">{t('requiredMark')}</p>}
      {children}
      {/* Beside the button that was pressed: the top of a long form is out of sight then. */}
      <FormProblem message={saved.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={saved.isSending}>
          {saved.isSending ? sendingText : submitText}
        </Button>
        {extraButton}
      </div>
      {warning.isAsking && (
        <ConfirmDialog
          title={t('leave.title')}
          confirmText={t('leave.stay')}
          cancelText={t('leave.leave')}
          onCancel={warning.leave}
          onConfirm={() => {}}
          onClose={warning.stay}
        >
          {t('leave.text')}
        </ConfirmDialog>
      )}
    </form>
  );
}

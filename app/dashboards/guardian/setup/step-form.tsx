import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';

interface StepFormProps {
  label: string;
  problem: string | undefined;
  isBusy: boolean;
  /** Counts the presses; where something is wrong, one can begin to mend it. */
  attempt: number;
  /** The path of the link for a person who has no time for this step now. */
  later: string;
  onSave(): void;
  children: ReactNode;
}

/** A step of the set-up; it may be left for later. */
export function StepForm({
  label,
  problem,
  isBusy,
  attempt,
  later,
  onSave,
  children,
}: StepFormProps) {
  const { t } = useTranslation('setup');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      {children}
      <Alert role="alert">{problem}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'saving' : 'save')}
        </Button>
        <ActionLink look="secondary" to={later}>
          {t('guardian.later')}
        </ActionLink>
      </div>
    </form>
  );
}

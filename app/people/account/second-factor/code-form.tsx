import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';

interface CodeFormProps {
  hint: string;
  doText: string;
  /** Six digits, or a recovery code where the hint says so. */
  onSend(code: string): Promise<void>;
  takesRecoveryCode?: boolean;
}

/** One code of the app; a wrong one is said and stays to be corrected. */
export function CodeForm({ hint, doText, onSend, takesRecoveryCode = false }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const { run, isBusy, problem } = useMutation();

  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await onSend(code.trim());
      setCode('');
    });
  };

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <FormProblem message={problem} />
      <TextField
        label={t('factor.code')}
        hint={hint}
        inputMode={takesRecoveryCode ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" isBusy={isBusy} disabled={code.trim() === ''}>
        {doText}
      </Button>
    </form>
  );
}

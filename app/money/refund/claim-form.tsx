import { REASON_MAX } from '#core/hire/hire-limits.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { useForm } from '../../form/use-form.ts';
import { isOfMoney } from '../is-of-money.ts';

interface ClaimFormProps {
  id: number;
  /** What is claimed, as it is read. */
  sum: string;
}

export function ClaimForm({ id, sum }: ClaimFormProps) {
  const texts = useTexts('money');
  const { api } = useEnvironment();
  const answers = useAnswers();
  const draft = useDraft(`refund-${id}`);
  const form = useForm({
    draft,
    schema: () => import('./refund-schema.ts').then(({ claimRefundBody }) => claimRefundBody),
    defaults: { reason: '' },
    wordsOf: () => texts('refund.reasonWrong'),
    send: async (body) => {
      await api.call('claimRefund', { params: { id }, body });
      await answers.refresh((name) => isOfMoney(name) || name === 'getRefund');
    },
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.submit(event)}>
      <TextAreaField
        {...form.typed('reason')}
        label={texts('refund.reason')}
        rows={4}
        maxLength={REASON_MAX}
      />
      <FormProblem message={form.problem} />
      <Button type="submit" isBusy={form.isSending} className="self-start">
        {texts('refund.claim', { money: sum })}
      </Button>
    </form>
  );
}

import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { readProblem } from '#app/ground/form/read-problem.ts';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { useForm } from '#app/ground/form/use-form.ts';
import { useProblemText } from '#app/ground/form/use-problem-text.ts';
import { NumberFields, type NumberValues } from '#app/people/tutor-settings/number-fields.tsx';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import type { claimRefundBody } from '#core/money/api/refunds.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { isOfMoney } from '../is-of-money.ts';

type ClaimValues = NumberValues & { reason: string };

interface ClaimFormProps {
  id: number;
  /** The claimed sum, as it is read. */
  sum: string;
  /** The pay info has none yet: it is asked for with the claim. */
  asksNumber: boolean;
}

/** Needs the texts of the areas `settings` and `errors`. */
export function ClaimForm({ id, sum, asksNumber }: ClaimFormProps) {
  const { t } = useTranslation('money');
  const { api } = useEnvironment();
  const answers = useAnswers();
  const draft = useDraft(`refund-${id}`);
  const problemText = useProblemText();
  const form = useForm<ClaimValues, z.output<typeof claimRefundBody>>({
    draft,
    schema: () => import('./refund-schema.ts').then(({ claimRefundBody }) => claimRefundBody),
    defaults: { reason: '', wallet_type: 'bkash', account_number: '' },
    wordsOf: (field, issue, value) =>
      field === 'reason' ? t('refund.reasonWrong') : problemText(readProblem(issue, value)),
    send: async (body) => {
      await api.call('claimRefund', { params: { id }, body });
      await answers.refresh((name) => isOfMoney(name) || name === 'getRefund');
    },
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.submit(event)}>
      <TextAreaField
        {...form.typed('reason')}
        label={t('refund.reason')}
        rows={4}
        maxLength={REASON_MAX}
      />
      {asksNumber && (
        <>
          <p>{t('refund.askNumber')}</p>
          <NumberFields values={form.values} set={form.set} typed={form.typed} />
        </>
      )}
      <FormProblem message={form.problem} />
      <Button type="submit" isBusy={form.isSending} className="self-start">
        {t('refund.claim', { money: sum })}
      </Button>
    </form>
  );
}

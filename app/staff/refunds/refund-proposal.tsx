import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

interface RefundProposalProps {
  proposal: NonNullable<StaffRefund['proposal']>;
}

/** Shows what the rule proposes, with the facts it comes from; staff decide. */
export function RefundProposal({ proposal }: RefundProposalProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const lang = useLang();
  const { verdict, facts, percent } = proposal;
  const money = moneyText(lang, proposal.offered_poisha);
  return (
    <section className="flex flex-col gap-1 p-2 rounded-sm border border-line">
      <p className="font-semibold">{t(`refunds.proposal.${verdict}`, { money })}</p>
      <ul className="flex flex-col gap-1 text-sm" aria-label={t('refunds.facts')}>
        {facts.map(({ fact, holds }) => {
          const Sign = holds ? Check : X;
          return (
            <li key={fact} className="flex items-start gap-2">
              <Sign
                role="img"
                aria-label={t(holds ? 'refunds.yes' : 'refunds.no')}
                size={18}
                className={holds ? 'shrink-0 text-brand' : 'shrink-0 text-danger'}
              />
              <span>
                {fact === 'share' && percent === null
                  ? t('refunds.factNoShare')
                  : t(`refunds.fact.${fact}`, { percent: format.number(percent ?? 0) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

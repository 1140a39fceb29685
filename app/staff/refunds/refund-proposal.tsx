import { Check, X } from 'lucide-react';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface RefundProposalProps {
  proposal: NonNullable<StaffRefund['proposal']>;
}

/** Shows what the rule proposes, with the facts it comes from; staff decide. */
export function RefundProposal({ proposal }: RefundProposalProps) {
  const texts = useTexts('staff');
  const format = useFormat();
  const lang = useLang();
  const { verdict, facts, percent } = proposal;
  const money = moneyText(lang, proposal.offered_poisha);
  return (
    <section className="flex flex-col gap-1 p-2 rounded-sm border border-line">
      <p className="font-semibold">{texts(`refunds.proposal.${verdict}`, { money })}</p>
      <ul className="flex flex-col gap-1 text-sm" aria-label={texts('refunds.facts')}>
        {facts.map(({ fact, holds }) => {
          const Sign = holds ? Check : X;
          return (
            <li key={fact} className="flex items-start gap-2">
              <Sign
                role="img"
                aria-label={texts(holds ? 'refunds.yes' : 'refunds.no')}
                size={18}
                className={holds ? 'shrink-0 text-brand' : 'shrink-0 text-danger'}
              />
              <span>
                {fact === 'share' && percent === null
                  ? texts('refunds.factNoShare')
                  : texts(`refunds.fact.${fact}`, { percent: format.number(percent ?? 0) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

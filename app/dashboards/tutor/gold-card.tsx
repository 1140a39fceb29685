import { Crown } from 'lucide-react';
import { GOLD_PRICE, GOLD_SAVING } from '#core/money/fees/gold-membership.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/**
 * Shown with its price, not to be had: it has no benefit yet.
 * Source: docs/requirements/money/fees.md, "Gold membership".
 */
export function GoldCard() {
  const texts = useTexts('tutor');
  const format = useFormat();
  return (
    <section
      aria-disabled="true"
      className="flex items-center gap-3 p-5 rounded border border-line border-dashed text-muted"
    >
      <Crown aria-hidden="true" size={24} />
      <div>
        <h2 className="text-base">{texts('gold.title')}</h2>
        <p className="flex flex-wrap gap-x-3 font-semibold tabular">
          <span>{texts('gold.price', { money: format.money(GOLD_PRICE) })}</span>
          <span>{texts('gold.saving', { money: format.money(GOLD_SAVING) })}</span>
        </p>
        <p className="text-sm">{texts('gold.text')}</p>
      </div>
    </section>
  );
}

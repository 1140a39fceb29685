import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GOLD_PRICE, GOLD_SAVING } from '#core/money/fees/gold-membership.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/**
 * Shown with its price, not to be had: it has no benefit yet.
 * Source: docs/requirements/money/fees.md, "Gold membership".
 */
export function GoldCard() {
  const { t } = useTranslation('tutor');
  const format = useFormat();
  return (
    <section
      aria-disabled="true"
      className="flex items-center gap-3 p-5 rounded border border-line border-dashed text-muted"
    >
      <Crown aria-hidden="true" size={24} />
      <div>
        <h2 className="text-base">{t('gold.title')}</h2>
        <p className="flex flex-wrap gap-x-3 font-semibold tabular">
          <span>{t('gold.price', { money: format.money(GOLD_PRICE) })}</span>
          <span>{t('gold.saving', { money: format.money(GOLD_SAVING) })}</span>
        </p>
        <p className="text-sm">{t('gold.text')}</p>
      </div>
    </section>
  );
}

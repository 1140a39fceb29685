import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { moneyText } from '#core/money/words/money-text.ts';
import type { StaffPromoCode } from '#core/staff/api/staff-promos.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { PagedRows } from '../list/paged-rows.tsx';

interface PromoUsesDialogProps {
  promo: Pick<StaffPromoCode, 'id' | 'code'>;
  onClose(): void;
}

/** Shows who used a code for which invoice, and what it took off. */
export function PromoUsesDialog({ promo: { id, code }, onClose }: PromoUsesDialogProps) {
  const { t } = useTranslation('staffMoney');
  const format = useFormat();
  const lang = useLang();
  const [page, setPage] = useState(1);
  const response = useLiveApi('listStaffPromoUses', { params: { id }, query: { page } });
  return (
    <Dialog title={t('promo.usesOf', { code })} onClose={onClose}>
      <PagedRows response={response} page={page} emptyText={t('promo.noUses')} onPage={setPage}>
        {(rows) => (
          <ul className="flex flex-col divide-y divide-line">
            {rows.map((use) => (
              <li key={use.id} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
                <span className="min-w-0">
                  <PersonLink person={use.person} />
                  <span className="block text-sm text-muted">
                    {[use.invoice_number, t(`promo.use.${use.state}`), format.date(use.at)].join(
                      ' · ',
                    )}
                  </span>
                </span>
                <span className="tabular whitespace-nowrap">{moneyText(lang, use.poisha)}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </Dialog>
  );
}

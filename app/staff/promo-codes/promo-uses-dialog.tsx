import { useState } from 'react';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { moneyText } from '#core/money/words/money-text.ts';
import type { StaffPromoCode } from '#core/staff/api/staff-promos.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PagedRows } from '../list/paged-rows.tsx';

interface PromoUsesDialogProps {
  promo: Pick<StaffPromoCode, 'id' | 'code'>;
  onClose(): void;
}

/** Shows who used a code for which invoice, and what it took off. */
export function PromoUsesDialog({ promo: { id, code }, onClose }: PromoUsesDialogProps) {
  const texts = useTexts('staffMoney');
  const format = useFormat();
  const lang = useLang();
  const [page, setPage] = useState(1);
  const response = useLiveApi('listStaffPromoUses', { params: { id }, query: { page } });
  return (
    <Dialog title={texts('promo.usesOf', { code })} onClose={onClose}>
      <PagedRows response={response} page={page} emptyText={texts('promo.noUses')} onPage={setPage}>
        {(rows) => (
          <ul className="flex flex-col divide-y divide-line">
            {rows.map((use) => (
              <li key={use.id} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
                <span className="min-w-0">
                  <PersonLink person={use.person} />
                  <span className="block text-sm text-muted">
                    {[
                      use.invoice_number,
                      texts(`promo.use.${use.state}`),
                      format.date(use.at),
                    ].join(' · ')}
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

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { windowStates } from '#core/ground/dates/day-window.ts';
import type { StaffPromoCode } from '#core/staff/api/staff-promos.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { Button } from '#ui/button/button.tsx';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { EndPromoDialog } from './end-promo-dialog.tsx';
import { NewPromoDialog } from './new-promo-dialog.tsx';
import { PromoCodeCard } from './promo-code-card.tsx';
import { PromoUsesDialog } from './promo-uses-dialog.tsx';

type Open = { kind: 'new' } | { kind: 'end' | 'uses'; promo: StaffPromoCode };

/** Source: docs/requirements/money/money.md, "Promo codes". */
export function PromoCodesPage() {
  const { t } = useTranslation('staffMoney');
  const filter = useStatusFilter(windowStates, 'active');
  const { status, page } = filter;
  const response = useLiveApi('listStaffPromoCodes', { query: { status, page } });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <StatusListPage
        title={t('promo.title')}
        action={
          <Button
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={() => setOpen({ kind: 'new' })}
          >
            {t('promo.add')}
          </Button>
        }
        filter={filter}
        textOf={(value) => t(`promo.state.${value}`)}
        response={response}
        emptyText={t(`promo.none.${status ?? 'all'}`)}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((promo) => (
              <PromoCodeCard
                key={promo.id}
                promo={promo}
                onUses={() => setOpen({ kind: 'uses', promo })}
                onEnd={() => setOpen({ kind: 'end', promo })}
              />
            ))}
          </ul>
        )}
      </StatusListPage>
      {open?.kind === 'new' && <NewPromoDialog onClose={close} />}
      {open?.kind === 'end' && <EndPromoDialog promo={open.promo} onClose={close} />}
      {open?.kind === 'uses' && <PromoUsesDialog promo={open.promo} onClose={close} />}
    </>
  );
}

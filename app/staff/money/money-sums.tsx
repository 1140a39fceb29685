import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { toTaka } from '#core/money/words/poisha.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const SUMS = ['due', 'overdue', 'received_today', 'received_month'] as const;

/** Shows what is owed and what came, and whether the books balance. */
export function MoneySums() {
  const { t } = useTranslation('staffMoney');
  const format = useFormat();
  const money = useLiveApi('getStaffMoney', {});
  return (
    <Card padding="small" className="flex flex-col gap-3">
      <AsyncView response={money} skeleton={<Skeleton className="h-[48px]" />}>
        {(sums) => (
          <dl className="grid grid-cols-2 sm:grid-cols-4 gap-3">
            {SUMS.map((name) => (
              <div key={name} className="min-w-0">
                <dt className="text-sm text-muted">{t(`sum.${name}`)}</dt>
                <dd className="tabular font-semibold">
                  {format.money(toTaka(sums[`${name}_poisha`]))}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </AsyncView>
      <BooksCheck />
    </Card>
  );
}

/** Reads the whole ledger: only when somebody asks for it. */
function BooksCheck() {
  const { t } = useTranslation('staffMoney');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const work = useMutation();
  const [found, setFound] = useState<Answer<'checkStaffBooks'>>();
  const check = async () => {
    const answer = await work.run(() => api.call('checkStaffBooks', {}));
    if (answer) setFound(answer);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" isBusy={work.isBusy} onClick={() => void check()}>
        {t('check')}
      </Button>
      <div className="flex-1 min-w-[220px]" aria-live="polite">
        {found && !work.message && (
          <Alert tone={found.is_balanced ? 'info' : 'danger'}>
            {t(found.is_balanced ? 'balanced' : 'unbalanced', {
              n: format.number(found.transactions),
              wrong: format.number(found.out_of_balance),
              invoices: format.number(found.wrong_invoices),
              sum: format.money(toTaka(found.total_poisha)),
            })}{' '}
            {t('checkedAt', { at: format.ago(found.checked_at, now) })}
          </Alert>
        )}
        <Alert role="alert">{work.message}</Alert>
      </div>
    </div>
  );
}

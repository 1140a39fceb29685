import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { momentText } from '#core/ground/format/moment-text.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import type { StaffHolder } from '#core/staff/api/staff-money-due.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';
import { PagedRows } from '../list/paged-rows.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { Tag } from '../tags/tag.tsx';
import { PersonBalance } from './person-balance.tsx';

/** Everybody we hold money for: who asked for it, then the longest waiting. Source: docs/requirements/money/money.md, "Payouts". */
export function PayoutsPage() {
  const { t: staff } = useTranslation('staff');
  const { t } = useTranslation('staffMoney');
  const { params, change } = useListAddress();
  const page = Number(params.get('page') ?? 1);
  const response = useLiveApi('listStaffHolders', { query: { page } });
  usePageTitle(staff('queue.payout'));
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{staff('queue.payout')}</h1>
      <PagedRows
        response={response}
        page={page}
        onPage={(to) => change({ page: to })}
        emptyText={t('moneyDue.empty')}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <HolderCard key={row.person.user_id} holder={row} />
            ))}
          </ul>
        )}
      </PagedRows>
    </div>
  );
}

function HolderCard({ holder }: { holder: StaffHolder }) {
  const { t } = useTranslation('staffMoney');
  const format = useFormat();
  const lang = useLang();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const { person, refunds_poisha: refunds } = holder;
  const kinds = holder.kinds.map((kind) => t(`moneyDue.kind.${kindOf(kind)}`));
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonLink person={person} />
        <strong className="tabular">{moneyText(lang, holder.held_poisha)}</strong>
        {Date.parse(`${holder.due_date}T23:59:59+06:00`) < now && (
          <Tag tone="warn">{t('moneyDue.late')}</Tag>
        )}
        {holder.asked_at && <Tag tone="good">{t('moneyDue.asked')}</Tag>}
        {!holder.has_number && <Tag tone="warn">{t('moneyDue.noNumber')}</Tag>}
      </div>
      <Facts
        facts={[
          [t('moneyDue.kinds'), [...new Set(kinds)].join(', ')],
          [t('moneyDue.since'), format.date(holder.since)],
          [t('moneyDue.askedAt'), holder.asked_at && momentText(holder.asked_at, lang)],
          [t('moneyDue.until'), format.date(holder.due_date)],
          [t('payout.free'), moneyText(lang, holder.free_poisha)],
          [
            t('payout.refunds'),
            refunds > 0 && (
              <Link to="/staff/refunds?status=approved" className="text-brand hover:underline">
                {moneyText(lang, refunds)}
              </Link>
            ),
          ],
        ]}
      />
      {isOpen ? (
        <PersonBalance person={person} />
      ) : (
        <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
          {t('moneyDue.open')}
        </Button>
      )}
    </Card>
  );
}

/** Returns the kind; anything else in a balance came back by a correction. */
const kindOf = (kind: StaffHolder['kinds'][number]) =>
  kind === 'payment' || kind === 'refund' || kind === 'earning' ? kind : 'reversal';

import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { Answer } from '#core/api/api-client.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import { toTaka } from '#core/money/words/poisha.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { WorkTable } from '../list/work-table.tsx';
import { Tag } from '../tags/tag.tsx';
import { InvoiceActs } from './invoice-acts.tsx';
import { useMethodName } from './use-method-name.ts';

type Invoice = Answer<'listStaffInvoices'>['data'][number];
interface InvoicesProps<List> {
  rows: Invoice[];
  ref: Ref<List>;
}

const HEADS = ['invoice', 'person', 'open', 'due', 'tried', 'acts'] as const;

function useInvoiceWords() {
  const { t } = useTranslation('staffMoney');
  const { t: money } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  const methodName = useMethodName();
  return {
    kind: ({ kind }: Invoice) => money(`kind.${kind}`),
    coach: ({ coach }: Invoice) =>
      coach &&
      t('coachOf', {
        month: monthText(lang, coach.month),
        request: coach.request_no,
        name: coach.coach_name,
      }),
    status: ({ status }: Invoice) => money(`status.${status}`),
    /** Returns the open sum; for an invoice that is not open any more, what it was. */
    sum: ({ status, open_poisha, amount_poisha }: Invoice) =>
      format.money(toTaka(status === 'unpaid' ? open_poisha : amount_poisha)),
    due: ({ due_date }: Invoice) => format.date(due_date),
    late: ({ days_late }: Invoice) => t('late', { count: days_late, n: format.number(days_late) }),
    /** Returns the last act of staff: what was done, by whom, when and why. */
    act: ({ last_act }: Invoice) =>
      last_act &&
      [t(`done.${last_act.kind}`), last_act.by?.name, format.date(last_act.at), last_act.reason]
        .filter(Boolean)
        .join(' · '),
    /** Nothing to say of what needs no payment by a service any more. */
    tried: ({ status, last_payment }: Invoice) =>
      last_payment === null
        ? status === 'unpaid' && t('notTried')
        : [
            methodName(last_payment.method),
            t(`state.${last_payment.state}`),
            format.date(last_payment.at),
          ].join(' · '),
  };
}

function InvoiceTag({ invoice }: { invoice: Invoice }) {
  const words = useInvoiceWords();
  if (invoice.days_late > 0) return <Tag tone="bad">{words.late(invoice)}</Tag>;
  return (
    <Tag tone={invoice.status === 'paid' ? 'good' : invoice.status === 'unpaid' ? 'warn' : 'plain'}>
      {words.status(invoice)}
    </Tag>
  );
}

const ActLine = ({ text }: { text: string | null }) =>
  text && <span className="block text-sm text-muted break-words">{text}</span>;

export function InvoiceTable({ rows, ref }: InvoicesProps<HTMLTableSectionElement>) {
  const { t } = useTranslation('staffMoney');
  const words = useInvoiceWords();
  return (
    <WorkTable caption={t('title')} heads={HEADS.map((name) => t(`head.${name}`))} ref={ref}>
      {rows.map((invoice) => (
        <tr key={invoice.id}>
          <td>
            <span className="tabular-nums whitespace-nowrap">{invoice.number}</span>
            <span className="block text-xs text-muted">{words.kind(invoice)}</span>
            <ActLine text={words.coach(invoice)} />
          </td>
          <td>
            <PersonLink person={invoice.person} rowKey={invoice.id} isInLine />
          </td>
          <td className="tabular-nums whitespace-nowrap">{words.sum(invoice)}</td>
          <td>
            <span className="block whitespace-nowrap">{words.due(invoice)}</span>
            <InvoiceTag invoice={invoice} />
          </td>
          <td>
            {words.tried(invoice)}
            <ActLine text={words.act(invoice)} />
          </td>
          <td>
            <InvoiceActs invoice={invoice} />
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}

export function InvoiceCards({ rows, ref }: InvoicesProps<HTMLUListElement>) {
  const { t } = useTranslation('staffMoney');
  const words = useInvoiceWords();
  return (
    <ul ref={ref} className="flex flex-col gap-2">
      {rows.map((invoice) => (
        <Card as="li" padding="small" key={invoice.id} className="flex flex-col gap-1 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <PersonLink person={invoice.person} rowKey={invoice.id} isInLine />
            <span className="tabular-nums font-semibold">{words.sum(invoice)}</span>
          </div>
          <p className="text-muted break-words">
            {words.kind(invoice)} · {invoice.number}
          </p>
          <ActLine text={words.coach(invoice)} />
          <p className="flex flex-wrap items-center gap-2">
            {t('dueOn', { date: words.due(invoice) })}
            <InvoiceTag invoice={invoice} />
          </p>
          <p className="text-muted">{words.tried(invoice)}</p>
          <ActLine text={words.act(invoice)} />
          <InvoiceActs invoice={invoice} />
        </Card>
      ))}
    </ul>
  );
}

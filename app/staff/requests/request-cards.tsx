import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffRequestRow } from '#core/staff/api/staff-requests.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { ChoiceTag } from '../tags/choice-tag.tsx';
import { ShortlistClock } from '../tags/shortlist-clock.tsx';
import { SignalTags } from '../tags/signal-tags.tsx';
import { StatusTag } from '../tags/status-tag.tsx';
import { ApplicationCounts } from './application-counts.tsx';
import { useSalaryWords } from './use-salary-words.ts';

interface RequestCardsProps {
  rows: StaffRequestRow[];
  now: number;
  state: object;
  ref: Ref<HTMLUListElement>;
}

/** The rows of the table where it has no room. */
export function RequestCards({ rows, now, state, ref }: RequestCardsProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const salaryWords = useSalaryWords();
  return (
    <ul ref={ref} className="flex flex-col gap-2">
      {rows.map((row) => (
        <Card as="li" padding="small" key={row.id} className="relative flex flex-col gap-1 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Link
              to={`/staff/requests/${row.id}`}
              state={state}
              data-row-link={row.id}
              className="covers-card font-semibold text-brand tabular-nums"
            >
              {row.request_no}
            </Link>
            <StatusTag status={row.status} isHidden={row.is_hidden} />
          </div>
          <p className="font-semibold">
            {row.class_name} · {row.location_name}, {row.city_name}
          </p>
          <p className="text-muted">
            {row.subjects.map(({ subject_name }) => subject_name).join(', ')}
          </p>
          <p className="tabular-nums">
            {format.money(row.actual_salary)} {salaryWords(row)}
          </p>
          <p>
            {row.guardian.name} · {t('waitingFor', { ago: format.ago(row.waiting_since, now) })}
          </p>
          {row.asked_tutor && <p>{t('asked.row', { name: row.asked_tutor.name })}</p>}
          <ApplicationCounts counts={row.applications} />
          <ChoiceTag chosenAt={row.chosen_at} now={now} />
          <ShortlistClock dueAt={row.shortlist_due_at} now={now} />
          <SignalTags signals={row.signals} />
        </Card>
      ))}
    </ul>
  );
}

import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffRequestRow } from '#core/staff/api/staff-requests.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { WorkTable } from '../list/work-table.tsx';
import { ChoiceTag } from '../tags/choice-tag.tsx';
import { ShortlistClock } from '../tags/shortlist-clock.tsx';
import { SignalTags } from '../tags/signal-tags.tsx';
import { StatusTag } from '../tags/status-tag.tsx';
import { ApplicationCounts } from './application-counts.tsx';
import { useSalaryWords } from './use-salary-words.ts';

interface RequestListProps {
  rows: StaffRequestRow[];
  now: number;
  /** Kept for going on to the next one from a request. */
  state: object;
}

const HEADS = [
  'number',
  'class',
  'place',
  'salary',
  'guardian',
  'waiting',
  'applications',
  'state',
] as const;

export function RequestTable({
  rows,
  now,
  state,
  ref,
}: RequestListProps & { ref: Ref<HTMLTableSectionElement> }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const salaryWords = useSalaryWords();
  return (
    <WorkTable caption={t('nav.requests')} heads={HEADS.map((name) => t(`head.${name}`))} ref={ref}>
      {rows.map((row) => (
        <tr key={row.id}>
          <td className="whitespace-nowrap">
            <Link
              to={`/staff/requests/${row.id}`}
              state={state}
              data-row-link={row.id}
              className="covers-row font-semibold text-brand tabular-nums"
            >
              {row.request_no}
            </Link>
          </td>
          <td>
            {row.class_name}
            <span className="block text-xs text-muted">
              {row.subjects.map(({ subject_name }) => subject_name).join(', ')}
            </span>
          </td>
          <td>
            {row.location_name}
            <span className="block text-xs text-muted whitespace-nowrap">
              {row.city_name} · {row.tutoring_place}
            </span>
          </td>
          <td className="tabular-nums whitespace-nowrap">
            {format.money(row.actual_salary)}
            <span className="block text-xs text-muted">{salaryWords(row)}</span>
          </td>
          <td>
            {row.guardian.name}
            {row.asked_tutor && (
              <span className="block text-xs">
                {t('asked.row', { name: row.asked_tutor.name })}
              </span>
            )}
            {row.site && <span className="block text-xs text-muted">{row.site}</span>}
          </td>
          <td className="whitespace-nowrap">{format.ago(row.waiting_since, now)}</td>
          <td>
            <ApplicationCounts counts={row.applications} />
          </td>
          <td>
            <span className="flex flex-wrap gap-1">
              <StatusTag status={row.status} isHidden={row.is_hidden} />
              <ChoiceTag chosenAt={row.chosen_at} now={now} />
              <ShortlistClock dueAt={row.shortlist_due_at} now={now} />
              <SignalTags signals={row.signals} />
            </span>
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}

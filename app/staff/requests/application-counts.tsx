import { useTranslation } from 'react-i18next';
import type { StaffRequestRow } from '#core/staff/api/staff-requests.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

const SHOWN = ['applied', 'shortlisted', 'appointed', 'confirm'] as const;

/** Shows how many applications are in each stage; empty stages are left out. */
export function ApplicationCounts({ counts }: { counts: StaffRequestRow['applications'] }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const filled = SHOWN.filter((stage) => counts[stage] > 0);
  if (filled.length === 0) return <span className="text-muted">{t('noApplications')}</span>;
  return (
    <ul className="flex flex-wrap gap-x-2 text-xs">
      {filled.map((stage) => (
        <li key={stage} className="whitespace-nowrap tabular-nums">
          {t(`stage.${stage}`)}{' '}
          <span className="font-semibold">{format.number(counts[stage])}</span>
        </li>
      ))}
    </ul>
  );
}

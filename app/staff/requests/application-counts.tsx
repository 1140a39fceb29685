import type { StaffRequestRow } from '#core/staff/api/staff-requests.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

const SHOWN = ['applied', 'shortlisted', 'appointed', 'confirm'] as const;

/** Shows how many applications are in each stage; empty stages are left out. */
export function ApplicationCounts({ counts }: { counts: StaffRequestRow['applications'] }) {
  const texts = useTexts('staff');
  const format = useFormat();
  const filled = SHOWN.filter((stage) => counts[stage] > 0);
  if (filled.length === 0) return <span className="text-muted">{texts('noApplications')}</span>;
  return (
    <ul className="flex flex-wrap gap-x-2 text-xs">
      {filled.map((stage) => (
        <li key={stage} className="whitespace-nowrap tabular-nums">
          {texts(`stage.${stage}`)}{' '}
          <span className="font-semibold">{format.number(counts[stage])}</span>
        </li>
      ))}
    </ul>
  );
}

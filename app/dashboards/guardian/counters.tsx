import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ONLINE_LESSONS_PATH } from '#app/ground/links/parent-paths.ts';
import type { ParentDashboard } from '#core/dashboards/api/parent-dashboard.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

const LINKS = [
  ['lessons', 'online_lessons', ONLINE_LESSONS_PATH],
  ['payments', 'pending_payments', '/parent/dashboard/payment/invoice'],
  ['students', 'students', '/parent/dashboard/profile/settings/students'],
  ['locations', 'locations', '/parent/dashboard/profile/settings/location'],
] as const;

/** Shows how many entries each list of a guardian has; each number leads to its list. */
export function Counters({ counts }: { counts: ParentDashboard['counts'] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <ul className="count-grid" aria-label={t('counts.label')}>
      {LINKS.map(([name, field, to]) => (
        <li key={name} className="flex">
          <Link
            to={to}
            className="flex-1 flex flex-col gap-1 px-4 py-3 bg-paper border border-line rounded hover:border-brand"
          >
            <span className="text-xl font-semibold tabular-nums">
              {format.number(counts[field])}
            </span>
            <span className="text-sm text-muted">{t(`counts.${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import type { StaffCommunityItem } from '#core/community/api/community.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';

/** Shows what others said of it, and whether that is settled. */
export function ItemReports({ reports }: Pick<StaffCommunityItem, 'reports'>) {
  const { t } = useTranslation('staffCommunity');
  const { t: words } = useTranslation('community');
  const { t: staffTexts } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  if (reports.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {reports.map(({ reason, text, at, by, is_open }) => (
        <li key={`${at} ${by?.user_id}`} className="p-2 rounded-sm bg-surface">
          <strong>{words(`report.reasons.${reason}`)}</strong>
          {text && <span className="break-words"> {text}</span>}
          <span className="block text-xs text-muted">
            {by?.name ?? staffTexts('system')} · {format.ago(at, now)}
            {!is_open && ` · ${t('settled')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

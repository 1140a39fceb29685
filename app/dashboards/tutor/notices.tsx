import { Gift, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NoticeItem } from '#app/community/notices/notice-item.tsx';
import { MINIMUM_PROFILE_PERCENT } from '#core/market/apply/check-apply.ts';
import { FREE_SERVICE, isFreeService } from '#core/money/fees/free-service.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';

/**
 * Shows what staff have written, and what every tutor should know; the free days are shown while
 * they last.
 * Source: docs/requirements/dashboards/parent-area.md, "Notice board", and fees.md, "Platform charge".
 */
export function Notices() {
  const { t } = useTranslation('tutor');
  const format = useFormat();
  const written = useApi('listNotices', {}, { keepsLast: true }).data?.data ?? [];
  return (
    <Section title={t('notices.title')}>
      <ul className="flex flex-col gap-3">
        {written.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
        <li className="flex gap-3">
          <Info aria-hidden="true" size={20} className="text-brand" />
          <span className="min-w-0">
            {t('notices.rule', { needed: format.number(MINIMUM_PROFILE_PERCENT) })}
          </span>
        </li>
        {isFreeService(new Date()) && (
          <li className="flex gap-3">
            <Gift aria-hidden="true" size={20} className="text-brand" />
            <span className="min-w-0">
              {t('notices.free', {
                from: format.date(FREE_SERVICE.from),
                to: format.date(FREE_SERVICE.to),
              })}
            </span>
          </li>
        )}
      </ul>
    </Section>
  );
}

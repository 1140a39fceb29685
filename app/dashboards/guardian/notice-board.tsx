import { useTranslation } from 'react-i18next';
import { NoticeItem } from '#app/community/notices/notice-item.tsx';
import type { Notice } from '#core/community/api/notices.ts';
import { Section } from '#ui/section/section.tsx';

/** Source: docs/requirements/dashboards/parent-area.md, "Notice board". */
export function NoticeBoard({ notices }: { notices: Notice[] }) {
  const { t } = useTranslation('dashboard');
  if (notices.length === 0) return null;
  return (
    <Section padding="normal" title={t('notices')}>
      <ul className="flex flex-col gap-3">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </Section>
  );
}

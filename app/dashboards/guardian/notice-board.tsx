import { NoticeItem } from '#app/community/notices/notice-item.tsx';
import type { Notice } from '#core/community/api/notices.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';

/** Source: docs/requirements/dashboards/parent-area.md, "Notice board". */
export function NoticeBoard({ notices }: { notices: Notice[] }) {
  const texts = useTexts('dashboard');
  if (notices.length === 0) return null;
  return (
    <Section padding="normal" title={texts('notices')}>
      <ul className="flex flex-col gap-3">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </Section>
  );
}

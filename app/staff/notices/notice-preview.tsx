import { useTranslation } from 'react-i18next';
import { NoticeText } from '#app/community/notices/notice-text.tsx';
import type { NoticeDraft } from './notice-draft.ts';

/** A notice in both languages, as it is read on a dashboard. */
export function NoticePreview({ draft }: { draft: NoticeDraft }) {
  const { t } = useTranslation('staffNotices');
  const both = [
    ['en', draft.title_en, draft.text_en],
    ['bn', draft.title_bn, draft.text_bn],
  ] as const;
  const written = both.filter(([, title, text]) => title.trim() !== '' || text.trim() !== '');
  if (written.length === 0) return null;
  return (
    <section className="flex flex-col gap-2" aria-label={t('preview')}>
      <p className="font-semibold text-sm">{t('preview')}</p>
      {written.map(([lang, title, text]) => (
        <div key={lang} className="flex p-3 border border-line rounded">
          <NoticeText lang={lang} title={title.trim()} text={text.trim()} />
        </div>
      ))}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import { ReceiptButtons } from '#app/money/receipt/receipt-button.tsx';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { toLessonContent } from './lesson-content.ts';

/** The guardian's receipts; the tutor's statement of what was earned. */
export function LessonPapers({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const lang = useLang();
  if (lesson.side === 'guardian')
    return (
      <div className="flex flex-wrap gap-3">
        <ReceiptButtons refs={lesson.invoice?.receipts ?? []} />
      </div>
    );
  if (lesson.share?.earned_at == null && lesson.phase !== 'cancelled' && lesson.phase !== 'missed')
    return null;
  const draw = async () => {
    const { drawReceipt } = await loadEngine(() => import('#app/money/receipt/draw-receipt.ts'));
    return drawReceipt(toLessonContent(lesson, { texts: t, format, lang }), lang);
  };
  return (
    <PdfButton
      text={t('live.invoice')}
      look="secondary"
      making={t('paper.making')}
      failed={t('paper.failed')}
      fileName={t('paper.fileName', { number: lesson.number })}
      draw={draw}
    />
  );
}

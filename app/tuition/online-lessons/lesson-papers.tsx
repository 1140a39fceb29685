import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import { ReceiptButtons } from '#app/money/receipt/receipt-button.tsx';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { toLessonContent } from './lesson-content.ts';

/** The guardian's receipts; the tutor's statement of what was earned. */
export function LessonPapers({ lesson }: { lesson: Lesson }) {
  const texts = useTexts('onlineLessons');
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
    return drawReceipt(toLessonContent(lesson, { texts, format, lang }), lang);
  };
  return (
    <PdfButton
      text={texts('live.invoice')}
      look="secondary"
      making={texts('paper.making')}
      failed={texts('paper.failed')}
      fileName={texts('paper.fileName', { number: lesson.number })}
      draw={draw}
    />
  );
}

import { CalendarPlus, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileMaker } from '#app/ground/files/use-file-maker.ts';
import { brand } from '#core/ground/brand.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { TutorHandover } from '#core/tuition/api/handover.ts';
import { Button } from '#ui/button/button.tsx';
import { useSaveFile } from '#ui/files/use-save-file.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { FirstLessonDialog } from './first-lesson-dialog.tsx';
import { makeLessonFile } from './lesson-calendar.ts';

interface FirstLessonProps {
  applicationId: number;
  lesson: TutorHandover['first_lesson'];
  /** The texts of the event in the calendar. */
  event: { title: string; place: string; notes: string };
  /** The text on who is notified of a new time. */
  notice: string;
  /** Sends the new time, and what was shown when it was chosen. */
  onSet(body: { at: string; was: string | null }): Promise<{ message: string }>;
  onChanged(): Promise<unknown>;
}

/** The time of the first lesson; either side sets it, and puts it into the own calendar. */
export function FirstLesson({
  applicationId,
  lesson,
  event,
  notice,
  onSet,
  onChanged,
}: FirstLessonProps) {
  const { t } = useTranslation('handover');
  const lang = useLang();
  const showToast = useToast();
  const [isSetting, setSetting] = useState(false);
  const save = useSaveFile();
  const { make } = useFileMaker(t('lesson.calendarFailed'));
  const toCalendar = (at: string) =>
    make(async () => {
      const file = await makeLessonFile({ ...event, applicationId, at, host: brand.slug });
      await save(file, `${event.title}.ics`);
    });
  const set = async (at: string) => {
    const { message } = await onSet({ at, was: lesson?.at ?? null });
    await onChanged();
    showToast(message, 'success');
  };
  return (
    <section aria-label={t('lesson.heading')} className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{t('lesson.heading')}</h3>
      <p className="flex items-start gap-2" role="status">
        <Clock aria-hidden="true" size={20} className="flex-none mt-1 text-brand" />
        {lesson ? (
          <span>
            <strong>{momentText(lesson.at, lang)}</strong>
            <span className="block text-muted text-sm">{t(`lesson.setBy.${lesson.set_by}`)}</span>
          </span>
        ) : (
          t('lesson.none')
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look={lesson ? 'secondary' : 'primary'} onClick={() => setSetting(true)}>
          {t(lesson ? 'lesson.change' : 'lesson.set')}
        </Button>
        {lesson && (
          <Button
            look="secondary"
            icon={<CalendarPlus aria-hidden="true" size={18} />}
            onClick={() => void toCalendar(lesson.at)}
          >
            {t('lesson.calendar')}
          </Button>
        )}
      </div>
      {isSetting && (
        <FirstLessonDialog
          current={lesson?.at ?? null}
          notice={notice}
          onSet={set}
          onClose={() => setSetting(false)}
        />
      )}
    </section>
  );
}

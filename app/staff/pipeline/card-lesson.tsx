import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStaffAnswer } from '#app/notify/notifications/announced-answers.ts';
import { FirstLessonDialog } from '#app/tuition/handover/first-lesson-dialog.tsx';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** The first lesson of an appointed tutor, which staff may set for both. */
export function CardLesson({ card }: { card: PipelineCard }) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const { api } = useEnvironment();
  const answers = useAnswers();
  const showToast = useToast();
  const [isSetting, setSetting] = useState(false);
  const at = card.first_lesson?.at ?? null;
  return (
    <div>
      <p>
        {at ? t('pipeline.firstLesson', { when: momentText(at, lang) }) : t('pipeline.noLesson')}
      </p>
      <button
        type="button"
        className="inline-flex items-center min-h-[32px] text-sm font-semibold text-brand hover:underline"
        onClick={() => setSetting(true)}
      >
        {t(at ? 'pipeline.changeLesson' : 'pipeline.setLesson')}
      </button>
      {isSetting && (
        <FirstLessonDialog
          current={at}
          notice={t('pipeline.lessonNotified')}
          onSet={async (time) => {
            const { message } = await api.call('setFirstLessonAsStaff', {
              params: { id: card.application_id },
              body: { at: time, was: at },
            });
            await answers.refresh(isStaffAnswer);
            showToast(message, 'success');
          }}
          onClose={() => setSetting(false)}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dhakaInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaClock, dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';
import { lessonClocks, lessonDays } from './lesson-choices.ts';

interface FirstLessonDialogProps {
  /** An instant in UTC; null when none is set. */
  current: string | null;
  /** The text on who will be notified. */
  notice: string;
  onSet(at: string): Promise<void>;
  onClose(): void;
}

/** Day and time by two lists, so that they read the same on every phone and in both languages. */
export function FirstLessonDialog({ current, notice, onSet, onClose }: FirstLessonDialogProps) {
  const { t } = useTranslation('handover');
  const lang = useLang();
  const now = useNow();
  const days = lessonDays(now, lang);
  const clocks = lessonClocks(lang);
  const known = current === null ? undefined : new Date(current);
  const [chosenDay, setDay] = useState(() => known && dhakaDate(known));
  const [chosenClock, setClock] = useState(() => known && dhakaClock(known));
  const [hasTried, setTried] = useState(false);
  const { run, isBusy, problem } = useMutation();
  // A day that has passed while the dialog was open is none.
  const day = days.find(({ id }) => id === chosenDay)?.id;
  const clock = clocks.find(({ id }) => id === chosenClock)?.id;

  const send = () => {
    setTried(true);
    if (day === undefined || clock === undefined) return;
    void run(async () => {
      await onSet(dhakaInstant(day, clock).toISOString());
      onClose();
    });
  };
  const missing = (value: string | undefined) =>
    hasTried && value === undefined ? t('lesson.missing') : undefined;

  return (
    <FormDialog
      title={t('lesson.title')}
      sendText={t('lesson.save')}
      busyText={t('lesson.saving')}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{notice}</p>
      <SelectField
        label={t('lesson.day')}
        emptyText={t('lesson.chooseDay')}
        options={days}
        value={day}
        error={missing(day)}
        onChange={setDay}
      />
      <SelectField
        label={t('lesson.clock')}
        emptyText={t('lesson.chooseClock')}
        options={clocks}
        value={clock}
        error={missing(clock) ?? problem}
        onChange={setClock}
      />
    </FormDialog>
  );
}

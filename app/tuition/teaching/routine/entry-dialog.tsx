import { useTranslation } from 'react-i18next';
import { DAYS, type Day } from '#core/people/profile/availability.ts';
import type { RoutineEntry } from '#core/tuition/api/routine.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { toClock, toMinute } from '#core/tuition/teaching/day-clock.ts';
import {
  clocksOf,
  LESSON_LENGTHS,
  PARTS_OF_DAY,
  type PartOfDay,
  partOfDay,
  USUAL_LESSON_MINUTES,
} from '#core/tuition/teaching/routine.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { SubjectList } from '../subject-list.tsx';
import { useLessonWords } from '../use-lesson-words.ts';

interface EntryDialogProps {
  tuition: TuitionAnswer;
  /** Left out: a new one. */
  entry?: RoutineEntry | undefined;
  /** The length of a new entry, in minutes. */
  agreedMinutes: number | null;
  onSaved(): Promise<unknown>;
  onClose(): void;
}

interface Values {
  day: Day | undefined;
  part: PartOfDay | undefined;
  startsAt: string | undefined;
  minutes: number;
  subjectIds: number[];
}

const valuesOf = ({ tuition, entry, agreedMinutes }: EntryDialogProps): Values => ({
  day: entry?.day,
  part: entry && partOfDay(toMinute(entry.starts_at)),
  startsAt: entry?.starts_at,
  minutes: entry?.minutes ?? agreedMinutes ?? USUAL_LESSON_MINUTES,
  // One subject needs no choice.
  subjectIds: entry
    ? entry.subjects.map(({ id }) => id)
    : tuition.subjects.length === 1
      ? tuition.subjects.map(({ id }) => id)
      : [],
});

/** Clocks of the part of the day, and the one that is there already. */
const clockOptions = (part: PartOfDay, known: string | undefined): string[] => {
  const clocks = clocksOf(part).map(toClock);
  return known === undefined || clocks.includes(known) || partOfDay(toMinute(known)) !== part
    ? clocks
    : [...clocks, known].sort();
};

/** "Add Routine": day, time and subjects of one lesson of the week. */
export function EntryDialog(props: EntryDialogProps) {
  const { tuition, entry, onSaved, onClose } = props;
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { lengthText } = useLessonWords();
  const { api } = useEnvironment();
  const showToast = useToast();
  const form = useFields(valuesOf(props), (given) => ({
    ...(given.day === undefined && { day: t('missing.day') }),
    ...(given.part === undefined && { part: t('missing.part') }),
    ...(given.part !== undefined &&
      given.startsAt === undefined && {
        startsAt: t('missing.clock'),
      }),
    ...(given.subjectIds.length === 0 &&
      tuition.subjects.length > 0 && { subjectIds: t('missing.subjects') }),
  }));
  const { values, change, errorOf } = form;

  const save = () =>
    form.submit(async () => {
      const { day, startsAt, minutes, subjectIds } = values;
      if (day === undefined || startsAt === undefined) return;
      const body = { day, starts_at: startsAt, minutes, subject_ids: subjectIds };
      const { message } = await (entry
        ? api.call('changeRoutineEntry', {
            params: { id: tuition.id, entryId: entry.id },
            body,
          })
        : api.call('addRoutineEntry', { params: { id: tuition.id }, body }));
      showToast(message, 'success');
      await onSaved();
      onClose();
    });
  const hasFieldError = ['day', 'starts_at', 'minutes', 'subject_ids'].some(errorOf);

  return (
    <FormDialog
      title={t(entry ? 'editTitle' : 'addTitle')}
      sendText={t('save')}
      busyText={t('saving')}
      isBusy={form.isBusy}
      problem={hasFieldError ? undefined : form.message}
      onSend={save}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{t(`notified.${tuition.side}`)}</p>
      <SelectField<Day>
        label={t('columns.day')}
        isRequired
        emptyText={t('choose')}
        options={DAYS.map((id) => ({ id, text: t(`day.${id}`) }))}
        value={values.day}
        error={errorOf('day')}
        onChange={(day) => change({ day })}
      />
      <SelectField<PartOfDay>
        label={t('columns.time')}
        isRequired
        emptyText={t('choose')}
        options={PARTS_OF_DAY.map((id) => ({ id, text: t(`part.${id}`) }))}
        value={values.part}
        error={errorOf('part')}
        onChange={(part) => change({ part, startsAt: undefined })}
      />
      {values.part && (
        <SelectField<string>
          label={t('startsAt')}
          isRequired
          emptyText={t('choose')}
          options={clockOptions(values.part, entry?.starts_at).map((id) => ({
            id,
            text: format.time(id),
          }))}
          value={values.startsAt}
          error={errorOf('startsAt') ?? errorOf('starts_at')}
          onChange={(startsAt) => change({ startsAt })}
        />
      )}
      <SelectField
        label={t('length')}
        isRequired
        options={lengths(values.minutes).map((id) => ({ id, text: lengthText(id) }))}
        value={values.minutes}
        error={errorOf('minutes')}
        onChange={(minutes) => minutes && change({ minutes })}
      />
      <SubjectList
        subjects={tuition.subjects}
        values={values.subjectIds}
        error={errorOf('subjectIds') ?? errorOf('subject_ids')}
        onChange={(subjectIds) => change({ subjectIds })}
      />
    </FormDialog>
  );
}

const lengths = (known: number): number[] =>
  [...new Set([...LESSON_LENGTHS, known])].sort((a, b) => a - b);

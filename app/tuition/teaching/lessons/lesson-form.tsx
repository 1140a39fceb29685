import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/ground/form/use-draft.ts';
import type { RoutineAnswer } from '#core/tuition/api/routine.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import {
  checkLessonTime,
  HOMEWORK_MAX,
  markableDays,
  TAUGHT_MAX,
} from '#core/tuition/teaching/lesson-rules.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useNow } from '#ui/now.tsx';
import { SubjectList } from '../subject-list.tsx';
import { dayOfRoutine, timeOfRoutine } from './lesson-of-routine.ts';
import { LessonTime } from './lesson-time.tsx';
import type { LessonValues } from './lesson-values.ts';

export interface LessonFormProps {
  tuition: TuitionAnswer;
  routine: RoutineAnswer;
  /** The lesson is a new one; its typed text stays through a reload. */
  isNew: boolean;
  /** Left out: as the routine has the newest lesson. */
  first?: LessonValues | undefined;
  onSave(lesson: LessonValues): Promise<void>;
  onClose(): void;
}

const FIELDS = ['day', 'starts_at', 'minutes', 'subject_ids', 'taught', 'homework'];

/** The form of a lesson: when it was, what was taught and what is to be done at home. */
export function LessonForm({ tuition, routine, isNew, first, onSave, onClose }: LessonFormProps) {
  const { t } = useTranslation('routine');
  const now = new Date(useNow());
  const allSubjectIds = tuition.subjects.map(({ id }) => id);
  const days = markableDays(now, routine.appointed_on);
  const draft = useDraft(`lesson-${tuition.id}`);
  const form = useFields<LessonValues>(
    () => {
      const day = dayOfRoutine(days, routine, now);
      const time = timeOfRoutine(day, routine, allSubjectIds);
      return { day, ...time, taught: '', homework: '', ...first };
    },
    ({ day, startsAt, subjectIds, taught }) => {
      const fault =
        startsAt === '' ? null : checkLessonTime({ day, startsAt }, routine.appointed_on, now);
      return {
        ...(startsAt === '' && { startsAt: t('missing.clock') }),
        ...(fault === 'lesson_in_future' && { startsAt: t('lessons.inFuture') }),
        ...(subjectIds.length === 0 &&
          allSubjectIds.length > 0 && { subjectIds: t('missing.subjects') }),
        ...(taught.trim() === '' && { taught: t('lessons.noTaught') }),
      };
    },
    isNew ? draft : undefined,
  );
  const { values, change, errorOf } = form;
  const save = () =>
    form.submit(async () => {
      await onSave(values);
      onClose();
    });
  const isFieldError = FIELDS.some(errorOf);
  return (
    <FormDialog
      title={t(isNew ? 'lessons.mark' : 'lessons.correct')}
      sendText={t('save')}
      busyText={t('saving')}
      isBusy={form.isBusy}
      problem={isFieldError ? undefined : form.message}
      onSend={save}
      onClose={onClose}
    >
      <LessonTime
        days={days}
        values={values}
        errorOf={errorOf}
        onDay={(day) => change({ day, ...(isNew && timeOfRoutine(day, routine, allSubjectIds)) })}
        onChange={change}
      />
      <SubjectList
        subjects={tuition.subjects}
        values={values.subjectIds}
        error={errorOf('subjectIds') ?? errorOf('subject_ids')}
        onChange={(subjectIds) => change({ subjectIds })}
      />
      <TextAreaField
        label={t('lessons.taught')}
        maxLength={TAUGHT_MAX}
        value={values.taught}
        error={errorOf('taught')}
        onChange={(event) => change({ taught: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('lessons.homeworkOptional')}
        maxLength={HOMEWORK_MAX}
        rows={2}
        value={values.homework}
        error={errorOf('homework')}
        onChange={(event) => change({ homework: event.currentTarget.value })}
      />
    </FormDialog>
  );
}

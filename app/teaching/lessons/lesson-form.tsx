import { useState } from 'react';
import type { RoutineAnswer } from '#core/api/schemas/routine.ts';
import type { TuitionAnswer } from '#core/api/schemas/teaching.ts';
import {
  checkLessonTime,
  HOMEWORK_MAX,
  markableDays,
  TAUGHT_MAX,
} from '#core/teaching/lesson-rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFields } from '#ui/api/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
import { createDraft } from '../../form/draft.ts';
import { useSession } from '../../session/session-provider.tsx';
import { LessonTime } from './lesson-time.tsx';
import { type LessonValues, timeOfRoutine } from './lesson-values.ts';

export interface LessonFormProps {
  tuition: TuitionAnswer;
  routine: RoutineAnswer;
  /** What is typed of a new one stays through a reload. */
  isNew: boolean;
  /** Left out: as the routine has it for today. */
  first?: LessonValues | undefined;
  onSave(lesson: LessonValues): Promise<void>;
  onClose(): void;
}

const FIELDS = ['day', 'starts_at', 'minutes', 'subject_ids', 'taught', 'homework'];

/** When a lesson was, what was taught and what is to be done at home. */
export function LessonForm({ tuition, routine, isNew, first, onSave, onClose }: LessonFormProps) {
  const texts = useTexts('routine');
  const now = new Date(useNow());
  const { user } = useSession();
  const allSubjectIds = tuition.subjects.map(({ id }) => id);
  const days = markableDays(now, routine.appointed_on);
  const [draft] = useState(() => (isNew ? createDraft(`lesson-${tuition.id}`, user?.id) : null));
  const form = useFields<LessonValues>(
    () => {
      const [today = ''] = days;
      const time = timeOfRoutine(today, routine.entries, allSubjectIds);
      return { day: today, ...time, taught: '', homework: '', ...(first ?? draft?.read()) };
    },
    ({ day, startsAt, subjectIds, taught }) => {
      const fault =
        startsAt === '' ? null : checkLessonTime({ day, startsAt }, routine.appointed_on, now);
      return {
        ...(startsAt === '' && { startsAt: texts('missing.clock') }),
        ...(fault === 'lesson_in_future' && { startsAt: texts('lessons.inFuture') }),
        ...(subjectIds.length === 0 &&
          allSubjectIds.length > 0 && { subjectIds: texts('missing.subjects') }),
        ...(taught.trim() === '' && { taught: texts('lessons.noTaught') }),
      };
    },
  );
  const { values, errorOf } = form;
  const change = (changes: Partial<LessonValues>) => {
    draft?.write({ ...values, ...changes });
    form.change(changes);
  };
  const save = () =>
    form.submit(async () => {
      await onSave(values);
      draft?.forget();
      onClose();
    });
  const isFieldError = FIELDS.some(errorOf);
  return (
    <Dialog
      title={texts(isNew ? 'lessons.mark' : 'lessons.correct')}
      onClose={onClose}
      footer={
        <Button className="w-full" isBusy={form.isBusy} onClick={save}>
          {texts(form.isBusy ? 'saving' : 'save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <LessonTime
          days={days}
          values={values}
          errorOf={errorOf}
          onDay={(day) =>
            change({ day, ...(isNew && timeOfRoutine(day, routine.entries, allSubjectIds)) })
          }
          onChange={change}
        />
        {tuition.subjects.length > 0 && (
          <CheckboxList
            legend={texts('subjects')}
            options={tuition.subjects.map(({ id, subject_name }) => ({ id, text: subject_name }))}
            values={values.subjectIds}
            error={errorOf('subjectIds') ?? errorOf('subject_ids')}
            onChange={(subjectIds) => change({ subjectIds })}
          />
        )}
        <TextAreaField
          label={texts('lessons.taught')}
          maxLength={TAUGHT_MAX}
          value={values.taught}
          error={errorOf('taught')}
          onChange={(event) => change({ taught: event.currentTarget.value })}
        />
        <TextAreaField
          label={texts('lessons.homeworkOptional')}
          maxLength={HOMEWORK_MAX}
          rows={2}
          value={values.homework}
          error={errorOf('homework')}
          onChange={(event) => change({ homework: event.currentTarget.value })}
        />
        <Alert role="alert">{isFieldError ? undefined : form.message}</Alert>
      </div>
    </Dialog>
  );
}

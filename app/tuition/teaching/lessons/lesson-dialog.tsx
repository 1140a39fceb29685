import { useTranslation } from 'react-i18next';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useRoutine } from '../use-routine.ts';
import { LessonForm, type LessonFormProps } from './lesson-form.tsx';

/** Marking or correcting a lesson: its days and first values come from the routine. */
export function LessonDialog(props: Omit<LessonFormProps, 'routine'>) {
  const { t } = useTranslation('routine');
  const response = useRoutine(props.tuition.id);
  if (response.data) return <LessonForm {...props} routine={response.data} />;
  return (
    <Dialog title={t(props.isNew ? 'lessons.mark' : 'lessons.correct')} onClose={props.onClose}>
      <AsyncView response={response}>{() => null}</AsyncView>
    </Dialog>
  );
}

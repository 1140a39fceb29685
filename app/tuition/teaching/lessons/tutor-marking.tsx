import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#core/ground/api/api-error.ts';
import { newKey } from '#core/ground/api/new-key.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useRoutine } from '../use-routine.ts';
import { LessonDialog } from './lesson-dialog.tsx';
import type { LessonValues } from './lesson-values.ts';
import type { PendingLesson } from './pending-lessons.ts';
import { PendingList } from './pending-list.tsx';
import { usePendingLessons } from './use-pending-lessons.ts';

/** The reason is then the server's, and shown as such. */
const REFUSED = 400;

interface TutorMarkingProps {
  tuition: TuitionAnswer;
  onSent(): Promise<unknown>;
}

/** Marking a lesson, with and without the network, and those that wait for it. */
export function TutorMarking({ tuition, onSent }: TutorMarkingProps) {
  const { t } = useTranslation('routine');
  const showToast = useToast();
  const { data: routine, error, refresh } = useRoutine(tuition.id);
  const { lessons, pending, send } = usePendingLessons();
  const [open, setOpen] = useState<'new' | PendingLesson>();
  const shown = useRef(open);
  shown.current = open;
  const own = pending.filter(({ tuitionId }) => tuitionId === tuition.id);

  const before = useRef(own.length);
  useEffect(() => {
    // Fewer wait: the server has them, or they were discarded.
    if (own.length < before.current) void onSent();
    before.current = own.length;
  }, [own.length, onSent]);

  /**
   * Marks a lesson on this device first, then sends it; what the server refuses goes back into the
   * form.
   */
  const mark = async (lesson: LessonValues) => {
    const edited = open === 'new' ? undefined : open;
    const entry = { key: newKey(), tuitionId: tuition.id, lesson, refusal: null };
    if (edited) lessons.replace(edited.key, entry);
    else lessons.add(entry);
    await send();
    const left = lessons.find(entry.key);
    if (left?.refusal) {
      if (edited) setOpen((now) => (now === edited ? left : now));
      // Its draft has it, and the form says why; one that waited before is nowhere else.
      else if (shown.current === 'new') lessons.remove(entry.key);
      const { message, fields } = left.refusal;
      throw new ApiError('invalid_input', message, { status: REFUSED, fields });
    }
    if (lessons.isOver) return;
    const notSent = lessons.isSaved ? 'pending.kept' : 'pending.notSaved';
    showToast(t(left ? notSent : 'lessons.marked'), left ? 'info' : 'success');
  };

  return (
    <>
      {routine?.may_change && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" size={18} />}
          onClick={() => setOpen('new')}
        >
          {t('lessons.mark')}
        </Button>
      )}
      {!routine && !tuition.ended && error !== undefined && (
        <LoadError error={error} onRetry={() => void refresh()} />
      )}
      <PendingList
        pending={own}
        isSaved={lessons.isSaved}
        onEdit={setOpen}
        onDiscard={({ key }) => lessons.remove(key)}
      />
      {open && (
        <LessonDialog
          tuition={tuition}
          isNew={open === 'new'}
          first={open === 'new' ? undefined : open.lesson}
          onSave={mark}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

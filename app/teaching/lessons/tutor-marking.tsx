import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { TuitionAnswer } from '#core/api/schemas/teaching.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { newKey } from '#widgets/request/new-key.ts';
import { useKeptAnswer } from '../use-kept-answer.ts';
import { LessonDialog } from './lesson-dialog.tsx';
import type { LessonValues } from './lesson-values.ts';
import {
  addPending,
  type PendingLesson,
  pendingLessons,
  removePending,
} from './pending-lessons.ts';
import { PendingList } from './pending-list.tsx';
import { usePendingLessons } from './use-pending-lessons.ts';

interface TutorMarkingProps {
  tuition: TuitionAnswer;
  onSent(): Promise<unknown>;
}

/** Marking a lesson, with and without the network, and those that wait for it. */
export function TutorMarking({ tuition, onSent }: TutorMarkingProps) {
  const texts = useTexts('routine');
  const showToast = useToast();
  const routine = useKeptAnswer(
    `routine-${tuition.id}`,
    useApi('getRoutine', { params: { id: tuition.id } }),
  ).data;
  const { userId, pending, send } = usePendingLessons();
  const [open, setOpen] = useState<'new' | PendingLesson>();
  const own = pending.filter(({ tuitionId }) => tuitionId === tuition.id);

  const before = useRef(own.length);
  useEffect(() => {
    // Fewer wait: the server has them, or they were discarded.
    if (own.length < before.current) void onSent();
    before.current = own.length;
  }, [own.length, onSent]);

  /** On this device first, then sent; what the server refuses goes back into the form. */
  const mark = async (lesson: LessonValues) => {
    if (open !== undefined && open !== 'new') removePending(userId, open.key);
    const key = newKey();
    addPending(userId, { key, tuitionId: tuition.id, lesson, refusal: null });
    await send();
    const left = pendingLessons(userId)
      .get()
      .find((one) => one.key === key);
    if (left?.refusal) {
      removePending(userId, key);
      throw new ApiError('invalid_input', left.refusal.message, { fields: left.refusal.fields });
    }
    showToast(texts(left ? 'pending.kept' : 'lessons.marked'), 'success');
  };

  return (
    <>
      {routine?.may_change && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" size={18} />}
          onClick={() => setOpen('new')}
        >
          {texts('lessons.mark')}
        </Button>
      )}
      <PendingList
        pending={own}
        onEdit={setOpen}
        onDiscard={({ key }) => removePending(userId, key)}
      />
      {open && routine && (
        <LessonDialog
          tuition={tuition}
          routine={routine}
          isNew={open === 'new'}
          first={open === 'new' ? undefined : open.lesson}
          onSave={mark}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

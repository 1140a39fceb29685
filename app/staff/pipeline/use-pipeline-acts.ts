import { useTranslation } from 'react-i18next';
import type { CallOptions } from '#core/api/api-client.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import type { PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

type MoveBody = NonNullable<CallOptions<'moveApplication'>['body']>;
export type MoveWords = Pick<MoveBody, 'note' | 'answer' | 'ended_by' | 'salary' | 'without_demo'>;

/** Moving applications; the last move can be taken back from its message. */
export function usePipelineActs() {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const showToast = useToast();
  const act = useStaffMutation();
  const undoing = useStaffMutation();

  const undo = (applicationId: number, moveId: number, name: string) =>
    undoing.run(
      () => api.call('undoMove', { params: { id: applicationId }, body: { move_id: moveId } }),
      ({ kept_charge: number }) =>
        number === null
          ? t('pipeline.undone', { name })
          : t('pipeline.undoneChargeKept', { name, number }),
    );

  const move = async (card: PipelineCard, to: Stage, words: MoveWords = {}) => {
    const { application_id, stage, tutor } = card;
    const done = await act.run(() =>
      api.call('moveApplication', {
        params: { id: application_id },
        body: { from: stage, to, ...words },
      }),
    );
    if (!done) return false;
    showToast(
      t('pipeline.moved', { name: tutor.name, stage: t(`stage.${done.stage}`) }),
      'success',
      {
        text: t('pipeline.undo'),
        run: () => void undo(application_id, done.move_id, tutor.name),
      },
    );
    return true;
  };

  return {
    move,
    undo,
    isBusy: act.isBusy || undoing.isBusy,
    message: act.message ?? undoing.message,
    fieldError: act.fieldError,
    clear: () => {
      act.clear();
      undoing.clear();
    },
  };
}

export type PipelineActs = ReturnType<typeof usePipelineActs>;

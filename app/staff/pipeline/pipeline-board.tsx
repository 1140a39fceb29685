import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stage } from '#core/market/hire/application-stages.ts';
import type { Pipeline, PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ApplicantCard } from './pipeline-card.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { usePipelineActs } from './use-pipeline-acts.ts';

interface BoardProps {
  pipeline: Pick<Pipeline, 'columns' | 'shortlist_max'> & {
    request: Pick<Pipeline['request'], 'actual_salary' | 'class_name'>;
  };
}

/** Columns from applied to closed; a shortlisting needs one press, what both sides are notified of, a look. */
export function PipelineBoard({ pipeline }: BoardProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const acts = usePipelineActs();
  const [moving, setMoving] = useState<{ card: PipelineCard; to: Stage }>();
  const cards = pipeline.columns.flatMap((column) => column.cards);
  const cardOf = (id: number) => cards.find(({ application_id }) => application_id === id);

  const move = (card: PipelineCard, to: Stage) => {
    acts.clear();
    if (to === 'shortlisted') void acts.move(card, to);
    else setMoving({ card, to });
  };
  const undo = (card: PipelineCard) => {
    if (card.last_move?.can_undo)
      void acts.undo(card.application_id, card.last_move.id, card.tutor.name);
  };
  const board = useBoardKeys({
    m: (id) => {
      const card = cardOf(id);
      const to = card?.may_move_to.find((stage) => stage !== 'closed');
      if (card && to) move(card, to);
    },
    x: (id) => {
      const card = cardOf(id);
      if (card?.may_move_to.includes('closed')) move(card, 'closed');
    },
    u: (id) => {
      const card = cardOf(id);
      if (card) undo(card);
    },
  });

  return (
    <>
      {!moving && <Alert role="alert">{acts.message}</Alert>}
      <div ref={board} className="pipeline">
        {pipeline.columns.map(({ column, total, cards: shown }) => (
          <section
            key={column}
            data-column={column}
            aria-label={t(`stage.${column}`)}
            className="flex flex-col gap-2 p-2 rounded bg-surface border border-line min-w-0"
          >
            <h2 className="flex justify-between gap-2 px-1 text-sm">
              {t(`stage.${column}`)}
              <span className="tabular-nums text-muted">
                {column === 'shortlisted'
                  ? t('pipeline.ofMost', {
                      n: format.number(total),
                      most: format.number(pipeline.shortlist_max),
                    })
                  : format.number(total)}
              </span>
            </h2>
            {shown.length === 0 ? (
              <p className="px-1 text-sm text-muted">{t('pipeline.empty')}</p>
            ) : (
              <ul className="flex flex-col gap-2">
                {shown.map((card) => (
                  <ApplicantCard
                    key={card.application_id}
                    card={card}
                    request={pipeline.request}
                    now={now}
                    isBusy={acts.isBusy}
                    onMove={move}
                    onUndo={undo}
                  />
                ))}
              </ul>
            )}
            {total > shown.length && (
              <p className="px-1 text-xs text-muted">
                {t('pipeline.more', { n: format.number(total - shown.length) })}
              </p>
            )}
          </section>
        ))}
      </div>
      {moving && (
        <MoveDialog
          // An answer that was read before it opened may have been an older one.
          card={cardOf(moving.card.application_id) ?? moving.card}
          from={moving.card.stage}
          to={moving.to}
          salary={pipeline.request.actual_salary}
          acts={acts}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
}

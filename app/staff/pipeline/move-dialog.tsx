import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#core/ground/limits/hire-limits.ts';
import {
  isConfirmed,
  type Stage,
  type TuitionSide,
  tuitionSides,
} from '#core/market/hire/application-stages.ts';
import type { PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { ReadyWords } from '../change/ready-words.tsx';
import { LastMove } from './last-move.tsx';
import type { PipelineActs } from './use-pipeline-acts.ts';

interface MoveDialogProps {
  /** The card as it is now. It stays open, with what was typed, when the card moves on. */
  card: PipelineCard;
  /** The stage in which the card was seen: the server refuses to move it out of another. */
  from: Stage;
  to: Stage;
  /** The salary of the job, in taka a month; another may be agreed at confirmation. */
  salary: number;
  acts: PipelineActs;
  onClose(): void;
}

const ANSWERS = ['other', 'noReply', 'far', 'wishes'] as const;

/** Says what the move does and who is notified, and takes what belongs to it. */
export function MoveDialog({ card, from, to, salary, acts, onClose }: MoveDialogProps) {
  const { t } = useTranslation('staff');
  const [note, setNote] = useState('');
  const [answer, setAnswer] = useState('');
  const [typed, setTyped] = useState<{ salary: number | undefined }>();
  const [endedBy, setEndedBy] = useState<TuitionSide>();
  const [isWithoutDemo, setWithoutDemo] = useState(false);
  const [hasTried, setTried] = useState(false);
  const agreed = typed ? typed.salary : salary;
  const isEnd = to === 'closed' && isConfirmed(from);
  const isEarly = to === 'confirm' && !card.demo_held;
  const close = () => {
    acts.clear();
    onClose();
  };
  const send = async () => {
    setTried(true);
    if (isEnd && endedBy === undefined) return;
    if (isEarly && !isWithoutDemo) return;
    const done = await acts.move({ ...card, stage: from }, to, {
      note: note.trim() || undefined,
      ...(to === 'closed' && { answer: answer.trim() || undefined }),
      ...(isEnd && { ended_by: endedBy }),
      ...(to === 'confirm' && { salary: agreed }),
      ...(isEarly && { without_demo: isWithoutDemo }),
    });
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('pipeline.moveTitle', {
        name: card.tutor.name,
        stage: t(`stage.${to}`),
      })}
      sendText={t(`pipeline.to.${to}`)}
      isBusy={acts.isBusy}
      problem={acts.message}
      onSend={send}
      onClose={close}
      onCancel={close}
    >
      {card.stage !== from && (
        <Alert tone="warning" role="status">
          <LastMove card={card} />
        </Alert>
      )}
      <p>{t(`pipeline.effect.${isEnd ? 'ended' : to}`)}</p>
      {isEnd && (
        <div className="flex flex-col gap-1">
          <ChoiceGroup<TuitionSide | ''>
            legend={t('pipeline.endedBy')}
            choices={tuitionSides.map((side) => ({
              value: side,
              text: t(`pipeline.side.${side}`),
            }))}
            value={endedBy ?? ''}
            onChange={(side) => setEndedBy(side || undefined)}
          />
          <p className="text-muted text-sm">{t('pipeline.endedByHint')}</p>
          {hasTried && endedBy === undefined && (
            <p role="alert" className="text-danger text-sm">
              {t('pipeline.endedByMissing')}
            </p>
          )}
        </div>
      )}
      {isEarly && (
        <div className="flex flex-col gap-1">
          <Alert tone="warning" role="status">
            {t(card.first_lesson ? 'pipeline.demoToCome' : 'pipeline.demoNotSet')}
          </Alert>
          <CheckboxField
            label={t('pipeline.withoutDemo')}
            checked={isWithoutDemo}
            onChange={setWithoutDemo}
          />
          {hasTried && !isWithoutDemo && (
            <p role="alert" className="text-danger text-sm">
              {t('pipeline.withoutDemoMissing')}
            </p>
          )}
        </div>
      )}
      {to === 'confirm' && (
        <NumberField
          label={t('pipeline.salary')}
          value={agreed}
          error={acts.fieldError('salary')}
          onChange={(typedSalary) => setTyped({ salary: typedSalary })}
        />
      )}
      {to === 'closed' && (
        <>
          {!isEnd && (
            <ReadyWords
              words={ANSWERS.map((name) => t(`pipeline.ready.${name}`))}
              onPick={setAnswer}
            />
          )}
          <TextAreaField
            label={t('pipeline.answer')}
            maxLength={TEXT_MAX}
            value={answer}
            error={acts.fieldError('answer')}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        </>
      )}
      <TextAreaField
        label={t('pipeline.note')}
        maxLength={TEXT_MAX}
        rows={2}
        value={note}
        error={acts.fieldError('note')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

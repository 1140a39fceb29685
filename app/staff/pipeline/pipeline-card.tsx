import { MoveRight, Star, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { isTaken, type Stage } from '#core/market/hire/application-stages.ts';
import type { Pipeline, PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { Notes } from '../notes/notes.tsx';
import { PhoneLink } from '../people/phone-link.tsx';
import { AccountTags } from '../tags/account-tags.tsx';
import { Tag } from '../tags/tag.tsx';
import { CardLesson } from './card-lesson.tsx';
import { CardLife } from './card-life.tsx';
import { LastMove } from './last-move.tsx';
import { TutorFacts } from './tutor-facts.tsx';
import { TutorFit } from './tutor-fit.tsx';

interface CardProps {
  card: PipelineCard;
  /** The request, beside which stands what the tutor teaches and wants. */
  request: Pick<Pipeline['request'], 'class_name' | 'actual_salary'>;
  now: number;
  isBusy: boolean;
  onMove(card: PipelineCard, to: Stage): void;
  onUndo(card: PipelineCard): void;
}

const BUTTON =
  'inline-flex items-center gap-1 min-h-[32px] px-2 rounded-sm border text-sm font-semibold aria-disabled:opacity-60';

/** One applicant: who, the facts that decide, what was done, and where he or she may go. */
export function ApplicantCard({ card, request, now, isBusy, onMove, onUndo }: CardProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const { tutor, last_move } = card;
  const onward = card.may_move_to.filter((stage) => stage !== 'closed');
  return (
    <li
      data-card={card.application_id}
      className={cx(
        'flex flex-col gap-2 p-3 bg-paper border rounded-sm text-sm',
        card.is_chosen ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex items-start gap-2">
        <TutorPhoto name={tutor.name} photo={tutor.photo} gender={tutor.gender} size={44} />
        <div className="min-w-0">
          <PersonLink person={tutor} rowKey={card.application_id} isInLine />
          <p className="text-xs text-muted tabular-nums">
            {tutor.tutorid}
            {tutor.university && ` · ${tutor.university}`}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap gap-1 empty:hidden">
        {card.is_chosen && (
          <Tag tone="warn">
            <Star aria-hidden="true" size={12} />
            {t('pipeline.chosen')}
          </Tag>
        )}
        {!tutor.gender_matches && <Tag tone="bad">{t('pipeline.otherGender')}</Tag>}
        {tutor.acceptance && <Tag tone="bad">{t(`pipeline.notAccepted.${tutor.acceptance}`)}</Tag>}
        {(tutor.is_banned || tutor.account_status !== 'green') && <AccountTags account={tutor} />}
      </p>
      <p>
        {[tutor.area, tutor.city_name].filter(Boolean).join(', ')} ·{' '}
        {t('pipeline.profile', { percent: format.number(tutor.profile_completed) })}
      </p>
      <TutorFit fit={tutor.fit} className={request.class_name} />
      <TutorFacts tutor={tutor} offered={request.actual_salary} />
      <PhoneLink phone={tutor.phone} size={14} className="gap-1 min-h-[24px]" />
      <p className="text-xs text-muted">
        {t('pipeline.applied', { ago: format.ago(card.applied_at, now) })}
      </p>
      {card.ended_reason && (
        <p>{t(card.ended_by ? `endedBy.${card.ended_by}` : `ended.${card.ended_reason}`)}</p>
      )}
      {card.feedback && (
        <p className="break-words">
          {t('pipeline.feedback', {
            stars: format.number(card.feedback.rating),
            text: card.feedback.text,
          })}
        </p>
      )}
      {card.letter && (
        <p className="text-xs text-muted">
          {t(`pipeline.letter.${letterState(card.letter.signed_by)}`, {
            version: format.number(card.letter.version),
          })}
        </p>
      )}
      {isTaken(card.stage) && <CardLesson card={card} />}
      <CardLife life={card.life} />
      {card.charge_unpaid && <p className="text-muted">{t('pipeline.chargeUnpaid')}</p>}
      {card.answer && (
        <p className="break-words">{t('pipeline.answered', { text: card.answer })}</p>
      )}
      {last_move && (
        <p className="text-xs text-muted break-words">
          <LastMove card={card} />
          {last_move.note && ` ${last_move.note}`}
        </p>
      )}
      <div className="flex flex-wrap gap-1">
        {onward.map((stage) => (
          <button
            key={stage}
            type="button"
            className={cx(BUTTON, 'bg-brand text-on-brand border-brand')}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onMove(card, stage)}
          >
            <MoveRight aria-hidden="true" size={14} />
            {t(`pipeline.to.${stage}`)}
          </button>
        ))}
        {card.may_move_to.includes('closed') && (
          <button
            type="button"
            className={cx(BUTTON, 'border-edge hover:border-danger hover:text-danger')}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onMove(card, 'closed')}
          >
            <X aria-hidden="true" size={14} />
            {t('pipeline.to.closed')}
          </button>
        )}
        {last_move?.can_undo && (
          <button
            type="button"
            className={cx(BUTTON, 'border-edge hover:border-brand hover:text-brand')}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onUndo(card)}
          >
            <Undo2 aria-hidden="true" size={14} />
            {t('pipeline.undo')}
          </button>
        )}
      </div>
      <details>
        <summary className="inline-flex items-center min-h-[24px] text-sm text-brand">
          {t('pipeline.notes', { n: format.number(card.notes.length) })}
        </summary>
        <Notes subject="application" id={card.application_id} notes={card.notes} />
      </details>
    </li>
  );
}

const letterState = (signed: NonNullable<PipelineCard['letter']>['signed_by']) =>
  signed.length === 2 ? 'both' : (signed[0] ?? 'none');

import type { Lang } from '#core/ground/i18n/lang.ts';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { checkMove, type Stage, stages } from '#core/market/hire/application-stages.ts';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import type { PipelineCard, StaffNoteView } from '#core/staff/api/staff.ts';
import type { ActorOf } from '#server/ground/audit/read-actors.ts';
import type { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { presentPersonRow } from '#server/staff/people/present-person-row.ts';
import { presentFirstLesson } from '#server/tuition/handover/present-handover.ts';
import { isDemoHeld } from './check-demo-held.ts';
import type { PipelineRow } from './read-pipeline.ts';
import type { TutorFactsOf } from './read-tutor-facts.ts';

type Move = typeof applicationMoves.$inferSelect;

export interface CardDetails {
  job: JobRow;
  lang: Lang;
  moves: ReadonlyMap<number, Move>;
  actorOf: ActorOf;
  notes: ReadonlyMap<number, StaffNoteView[]>;
  choice: { applicationId: number } | null;
  counts: readonly { stage: Stage; all: number }[];
  lifeOf(applicationId: number): PipelineCard['life'];
  factsOf: TutorFactsOf;
  fitOf(tutorId: number): PipelineCard['tutor']['fit'];
  acceptanceOf(tutorId: number): PipelineCard['tutor']['acceptance'];
  /** A tutor who is being replaced holds no place. */
  replaced: { id: number; stage: Stage } | null;
  /** Applications whose platform charge is paid. */
  settled: ReadonlySet<number>;
  letters: ReadonlyMap<number, NonNullable<PipelineCard['letter']>>;
}

/** Returns the stages the rules let it move to now; the server checks them again when it moves. */
function mayMoveTo(
  id: number,
  own: Stage,
  { job, counts, replaced, settled }: CardDetails,
): Stage[] {
  const others = counts.flatMap(({ stage, all }) => {
    const left = [stage === own, replaced?.id !== id && stage === replaced?.stage];
    return Array<Stage>(all - left.filter(Boolean).length).fill(stage);
  });
  const jobIsLive = isUnderWay(job.status);
  const chargeIsPaid = settled.has(id);
  return stages.filter(
    (to) => checkMove({ from: own, to, others, jobIsLive, chargeIsPaid }) === null,
  );
}

/** Presents a move; staff may not take back what a tutor did, or what came with another move. */
function presentMove(move: Move, tutorUserId: number, actorOf: ActorOf): PipelineCard['last_move'] {
  return {
    id: move.id,
    from: move.fromStage,
    to: move.toStage,
    at: move.at.toISOString(),
    by: actorOf(move.byUserId),
    note: move.note,
    can_undo: move.byUserId !== tutorUserId && move.causeId === null,
  };
}

export function presentCard(
  services: Pick<Services, 'lookupCache' | 'now'>,
  { application, tutor, user, feedback }: PipelineRow,
  details: CardDetails,
): PipelineCard {
  const { job, lang, moves, actorOf, notes, choice } = details;
  const person = presentPersonRow(services, { user, tutor, parent: null }, lang);
  const move = moves.get(application.id);
  const life = details.lifeOf(application.id);
  const acceptance = details.acceptanceOf(tutor.id);
  return {
    application_id: application.id,
    stage: application.stage,
    tutor: {
      user_id: user.id,
      tutorid: tutor.tutorid,
      name: user.name,
      photo: user.photo,
      phone: person.phone,
      city_name: person.city_name,
      area: person.area,
      ...details.factsOf(tutor),
      fit: details.fitOf(tutor.id),
      acceptance,
      profile_completed: tutor.profileCompleted,
      account_status: user.accountStatus,
      is_banned: person.is_banned,
      gender: user.gender,
      gender_matches: job.tutorGender === GENDER.any || job.tutorGender === user.gender,
    },
    applied_at: application.createdAt.toISOString(),
    stage_changed_at: application.stageChangedAt.toISOString(),
    ended_reason: application.endedReason,
    ended_by: application.endedBy,
    first_lesson: presentFirstLesson(application),
    demo_held: isDemoHeld({ ...application, ...life }, services.now()),
    feedback: feedback && {
      rating: feedback.rating,
      text: feedback.text,
      created_at: feedback.createdAt.toISOString(),
    },
    letter: details.letters.get(application.id) ?? null,
    answer: application.answer,
    is_chosen: choice?.applicationId === application.id,
    charge_unpaid: application.stage === 'confirm' && !details.settled.has(application.id),
    may_move_to: mayMoveTo(application.id, application.stage, details).filter(
      (to) =>
        to === 'closed' || !(person.is_banned || person.is_deactivated || acceptance !== null),
    ),
    last_move: move === undefined ? null : presentMove(move, user.id, actorOf),
    life,
    notes: notes.get(application.id) ?? [],
  };
}

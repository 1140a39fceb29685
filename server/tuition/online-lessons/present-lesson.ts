import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { lessonNo } from '#core/tuition/online-lessons/lesson-no.ts';
import * as rules from '#core/tuition/online-lessons/lesson-rules.ts';
import { type LookupTable, nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type OwnLesson, timesOf } from './find-lesson.ts';
import { wordsForSide } from './words-for-side.ts';

/** The other data that is read of lessons that are shown. */
export interface LessonParts {
  /** Tutors with a page in the hub. */
  listed: ReadonlySet<number>;
  /** References of payments by the id of their invoice. */
  receipts: ReadonlyMap<number, string[]>;
}

export function presentLesson(
  { now, lookupCache }: Pick<Services, 'now' | 'lookupCache'>,
  row: OwnLesson,
  { listed, receipts }: LessonParts,
  lang: Lang,
): Lesson {
  const { lesson, invoice, tutor, tutorUser, side, joinLink } = row;
  const at = now();
  const lookups = lookupCache.current;
  const named = (table: LookupTable, id: number | null) =>
    id === null ? null : nameIn(table, id, lang);
  const times = timesOf(row);
  const phase = rules.lessonPhase(times, at);
  const isTutor = side === 'tutor';
  // Who was taught by a tutor opens the profile outside the hub too.
  const wasTaught = !isTutor && lesson.status === 'completed' && tutorUser.erasedAt === null;
  const mayOpen = listed.has(tutor.id) || wasTaught;
  const words = wordsForSide(side, lesson);
  return {
    id: lesson.id,
    number: lessonNo(lesson.id),
    side,
    phase,
    ending: lesson.ending,
    reason: lesson.reason,
    subject_name: nameIn(lookups.subjects, lesson.subjectId, lang),
    category_name: named(lookups.categories, lesson.categoryId),
    class_name: named(lookups.classes, lesson.classId),
    exam: words.exam,
    student_name: words.studentName,
    note: words.note,
    starts_at: lesson.startsAt.toISOString(),
    ends_at: lesson.endsAt.toISOString(),
    tutor: {
      name: tutorUser.name,
      photo: tutorUser.photo,
      gender: tutorUser.gender,
      tutorid: mayOpen ? tutor.tutorid : null,
    },
    hourly_rate: Math.round((lesson.fee * 60) / rules.LESSON_MINUTES),
    fee: lesson.fee,
    share: isTutor
      ? {
          platform_charge: lesson.platformCharge,
          earning: lesson.fee - lesson.platformCharge,
          earned_at: lesson.earnedAt?.toISOString() ?? null,
        }
      : null,
    answer_by:
      phase === 'requested'
        ? rules.answerBy(lesson.requestedAt, lesson.startsAt).toISOString()
        : null,
    pay_by: phase === 'to_pay' ? rules.payBy(lesson.startsAt).toISOString() : null,
    invoice:
      isTutor || invoice === null
        ? null
        : {
            id: invoice.id,
            number: invoice.number,
            receipts: receipts.get(invoice.id) ?? [],
            is_paid: times.isPaid,
            is_open: invoice.status === 'unpaid',
          },
    join_from: rules.joinFrom(lesson.startsAt).toISOString(),
    join_link: rules.mayJoin(times, at) ? joinLink : null,
    may_cancel: rules.mayCancel(times, side, at),
    free_cancel_until: rules.freeCancelUntil(lesson.startsAt).toISOString(),
    is_late: rules.isLateCancel(times, side, at),
    may_dispute: rules.mayDispute(times, at),
    dispute_until: rules.disputeUntil(lesson.endsAt).toISOString(),
    dispute:
      lesson.disputedBy === null ? null : { by: lesson.disputedBy, text: words.disputeText ?? '' },
    may_rate: !isTutor && rules.mayRate({ ...times, rating: lesson.rating }, at),
    rating:
      lesson.rating === null || lesson.ratedAt === null
        ? null
        : { stars: lesson.rating, text: lesson.ratingText, at: lesson.ratedAt.toISOString() },
  };
}

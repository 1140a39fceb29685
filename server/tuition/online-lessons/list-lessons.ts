import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import type {
  GuardianLessonTab,
  LessonStatus,
  TutorLessonTab,
} from '#core/tuition/online-lessons/lesson-words.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readPublicProfiles } from '#server/market/hub/read-public-profiles.ts';
import { paidRefs } from '#server/money/statements/payment-refs.ts';
import { type LessonRow, type OwnLesson, selectLessons } from './find-lesson.ts';
import { presentLesson } from './present-lesson.ts';

const OPEN = ['requested', 'accepted', 'disputed'] as const satisfies LessonStatus[];
const ENDED = ['cancelled', 'missed'] as const satisfies LessonStatus[];
const TABS: Record<TutorLessonTab | GuardianLessonTab, readonly LessonStatus[]> = {
  upcoming: OPEN,
  completed: ['completed'],
  cancelled: ENDED,
  past: ['completed', ...ENDED],
};

export async function presentLessons(
  services: Services,
  rows: readonly OwnLesson[],
  lang: Lang,
): Promise<Lesson[]> {
  const { db } = services;
  const tutorIds = rows.map(({ tutor }) => tutor.id);
  const listed = new Set((await readPublicProfiles(db, tutorIds)).keys());
  const invoiceIds = rows.flatMap(({ invoice }) => (invoice === null ? [] : [invoice.id]));
  const receipts = await paidRefs(db, invoiceIds);
  return rows.map((row) => presentLesson(services, row, { listed, receipts }, lang));
}

interface Wanted {
  side: OwnSide;
  isOwn: SQL;
  tab: TutorLessonTab | GuardianLessonTab;
  page: number;
  lang: Lang;
}

async function listLessons(services: Services, { side, isOwn, tab, page, lang }: Wanted) {
  const { db } = services;
  const isWanted = and(isOwn, inArray(onlineLessons.status, [...TABS[tab]]));
  const order = tab === 'upcoming' ? asc(onlineLessons.startsAt) : desc(onlineLessons.startsAt);
  const rows: LessonRow[] = await selectLessons(db)
    .where(isWanted)
    .orderBy(order, desc(onlineLessons.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data = await presentLessons(
    services,
    rows.map((row) => ({ ...row, side })),
    lang,
  );
  return pageOf(page, await db.$count(onlineLessons, isWanted), data);
}

type Page<Tab> = { tab: Tab; page: number; lang: Lang };

export const listLessonsOfTutor = (
  services: Services,
  tutorId: number,
  page: Page<TutorLessonTab>,
) => listLessons(services, { side: 'tutor', isOwn: eq(onlineLessons.tutorId, tutorId), ...page });

export const listLessonsOfGuardian = (
  services: Services,
  parentId: number,
  page: Page<GuardianLessonTab>,
) =>
  listLessons(services, { side: 'guardian', isOwn: eq(onlineLessons.parentId, parentId), ...page });

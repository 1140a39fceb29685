/** Posts and comments as staff see them: who wrote them, why they are held, what others say. */
import { asc, count, desc, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { StaffCommunityItem, staffCommunityQuery } from '#core/community/api/community.ts';
import type { CommunityKind } from '#core/community/posts/community-constants.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { type ActorOf, readActors } from '#server/ground/audit/read-actors.ts';
import { communityItems } from '#server/ground/db/community-items.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { communityReports } from '#server/ground/db/schema/community-answers.ts';
import { communityComments } from '#server/ground/db/schema/community-comments.ts';
import { communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { users } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import { commentNotFound } from './find-comments.ts';
import { readPictures } from './find-posts.ts';
import type { Item, ItemRef } from './moderated-items.ts';
import { presentArea } from './present-area.ts';

type Found = Item & {
  kind: CommunityKind;
  locationId: number | null;
  author: StaffCommunityItem['author'];
};
type Report = typeof communityReports.$inferSelect;

const author = { user_id: users.id, name: users.name, type: users.type };

async function readItems(db: Db, refs: ItemRef[]): Promise<Found[]> {
  const idsOf = (wanted: CommunityKind) =>
    refs.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const posts = await db
    .select({ row: communityPosts, author })
    .from(communityPosts)
    .innerJoin(users, eq(users.id, communityPosts.userId))
    .where(inArray(communityPosts.id, [0, ...idsOf('post')]));
  const comments = await db
    .select({ row: communityComments, author })
    .from(communityComments)
    .innerJoin(users, eq(users.id, communityComments.userId))
    .where(inArray(communityComments.id, [0, ...idsOf('comment')]));
  const found: Found[] = [
    ...posts.map(({ row, author: by }) => ({
      ...row,
      kind: 'post' as const,
      postId: row.id,
      author: by,
    })),
    ...comments.map(({ row, author: by }) => ({
      ...row,
      kind: 'comment' as const,
      locationId: null,
      author: by,
    })),
  ];
  return refs.flatMap(
    (ref) => found.find(({ kind, id }) => kind === ref.kind && id === ref.id) ?? [],
  );
}

const isOf = ({ kind, id }: ItemRef, report: Report) =>
  (kind === 'post' ? report.postId : report.commentId) === id;

const presentReport = ({ reason, text, at, userId, settledAt }: Report, actorOf: ActorOf) => ({
  reason,
  text,
  at: at.toISOString(),
  by: actorOf(userId),
  is_open: settledAt === null,
});

async function present(
  { db, lookupCache }: Services,
  items: Found[],
  lang: Lang,
): Promise<StaffCommunityItem[]> {
  const idsOf = (wanted: CommunityKind) => [
    0,
    ...items.filter(({ kind }) => kind === wanted).map(({ id }) => id),
  ];
  const reports = await db
    .select()
    .from(communityReports)
    .where(
      or(
        inArray(communityReports.postId, idsOf('post')),
        inArray(communityReports.commentId, idsOf('comment')),
      ),
    )
    .orderBy(asc(communityReports.id));
  const picturesOf = await readPictures(db, idsOf('post'));
  const actorOf = await readActors(db, [
    ...items.map(({ decidedBy }) => decidedBy),
    ...reports.map(({ userId }) => userId),
  ]);
  return items.map((item) => ({
    kind: item.kind,
    id: item.id,
    post_id: item.postId,
    author: item.author,
    area: presentArea(lookupCache.current, item.locationId, lang),
    text: item.text,
    pictures: item.kind === 'post' ? picturesOf(item.id) : [],
    created_at: item.createdAt.toISOString(),
    edited_at: item.editedAt?.toISOString() ?? null,
    state: item.state,
    held_for: item.heldFor,
    decided:
      item.decidedAt === null
        ? null
        : { by: actorOf(item.decidedBy), at: item.decidedAt.toISOString() },
    removed_reason: item.removedReason,
    reports: reports
      .filter((report) => isOf(item, report))
      .map((report) => presentReport(report, actorOf)),
  }));
}

/** Lists items for staff: waiting ones longest first; the others newest first. */
export async function listStaffItems(
  services: Services,
  { filter, page, per_page: perPage }: z.output<typeof staffCommunityQuery>,
  lang: Lang,
) {
  const { db } = services;
  const refs = communityItems(db, filter);
  const [counted] = await db.select({ all: count() }).from(refs);
  const order = filter === 'waiting' ? asc : desc;
  const rows = await db
    .select({ kind: refs.kind, id: refs.id })
    .from(refs)
    .orderBy(order(refs.since), order(refs.id), asc(refs.kind))
    .limit(perPage)
    .offset(offsetOf(page, perPage));
  const data = await present(services, await readItems(db, rows), lang);
  return pageOf(page, counted?.all ?? 0, data, perPage);
}

export async function getStaffItem(services: Services, ref: ItemRef, lang: Lang) {
  const [item] = await present(services, await readItems(services.db, [ref]), lang);
  if (item === undefined) throw commentNotFound();
  return item;
}

/** Another tutor is appointed: the tuition that went on while the search ran ends with it. */
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { replacements } from '#server/ground/db/schema/replacements.ts';

interface Filled {
  replacement: typeof replacements.$inferSelect;
  newApplicationId: number;
  /** The move that appoints the new tutor: undone, it brings the old tuition back. */
  causeId: number;
  /** The old one was still going on, and has just ended. */
  hasEnded: boolean;
  at: Date;
}

export async function fillReplacement(db: Db, filled: Filled): Promise<void> {
  const { replacement, newApplicationId, causeId, hasEnded, at } = filled;
  if (hasEnded) {
    const [end] = await db
      .select({ id: applicationMoves.id })
      .from(applicationMoves)
      .where(
        and(
          eq(applicationMoves.applicationId, replacement.applicationId),
          eq(applicationMoves.toStage, 'closed'),
        ),
      )
      .orderBy(desc(applicationMoves.id))
      .limit(1);
    if (end === undefined) throw new Error('The replaced tuition has no end');
    await db.update(applicationMoves).set({ causeId }).where(eq(applicationMoves.id, end.id));
  }
  await db
    .update(replacements)
    .set({ state: 'found', settledAt: at, newApplicationId })
    .where(eq(replacements.id, replacement.id));
}

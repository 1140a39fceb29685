import { eq } from 'drizzle-orm';
import { applications } from '#server/ground/db/schema/applications.ts';

/** Sorts what goes on before what is over. */
export const isOver = eq(applications.stage, 'closed');

type Application = Pick<typeof applications.$inferSelect, 'stage' | 'stageChangedAt' | 'endedBy'>;

/** Null while it goes on. Tuitions that ended before the side was asked for were ended by staff. */
export const presentEnd = ({ stage, stageChangedAt, endedBy }: Application) =>
  stage === 'closed'
    ? { at: stageChangedAt.toISOString(), by: endedBy ?? ('staff' as const) }
    : null;

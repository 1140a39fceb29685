/**
 * Tutors whose place in the hub changes by itself, or was left behind: a ban that has run out, and
 * everybody at the first start after the hub came.
 */
import { and, eq, isNull } from 'drizzle-orm';
import { hubListings } from '#server/ground/db/schema/hub-listings.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import type { Services } from '#server/ground/services/services.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';
import { mayBeListed } from '#server/people/listing/is-listed.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';

const AT_ONCE = 500;

export async function reconcileListings({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const at = now();
    const missing = await db
      .select({ id: tutors.id })
      .from(tutors)
      .innerJoin(users, eq(users.id, tutors.userId))
      .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutors.id))
      .leftJoin(
        hubListings,
        and(eq(hubListings.tutorId, tutors.id), eq(hubListings.facet, EVERYBODY)),
      )
      .where(and(mayBeListed(at), isNull(hubListings.tutorId)))
      .limit(AT_ONCE);
    if (missing.length === 0) return;
    await db.transaction((transaction) =>
      refreshListings(
        transaction,
        missing.map(({ id }) => id),
        at,
      ),
    );
  }
}

/** Stores invented tutors with the whole of their profiles. */
import type { Db } from '#server/ground/db/database.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { completionOf } from '#server/people/profile/completion-of.ts';
import type { Random } from './create-random.ts';
import type { DemoTutor } from './demo-accounts.ts';
import type { DemoContext } from './demo-context.ts';
import { factsOf, inventProfile } from './demo-profile.ts';
import { insertProfiles } from './insert-profiles.ts';

/** `facesOf`: the numbers that choose the picture of each, by place in the list; null for none. */
export async function insertTutors(
  db: Db,
  context: DemoContext,
  all: readonly DemoTutor[],
  facesOf: (index: number) => Random | null,
) {
  const made = all.map((tutor, index) => ({
    ...tutor,
    profile: inventProfile(context, tutor, facesOf(index)),
  }));
  const userRows = await db
    .insert(users)
    .values(made.map(({ user, profile }) => ({ ...user, photo: profile.photo })))
    .returning({ id: users.id });
  const rows = await db
    .insert(tutors)
    .values(
      userRows.flatMap(({ id }, index) => {
        const found = made[index];
        if (found === undefined) return [];
        const profileCompleted = completionOf(factsOf(found, found.profile));
        return [{ ...found.tutor, userId: id, profileCompleted }];
      }),
    )
    .returning({
      id: tutors.id,
      cityId: tutors.cityId,
      locationId: tutors.locationId,
      profileCompleted: tutors.profileCompleted,
    });
  const owned = rows.flatMap((tutor, index) => {
    const found = made[index];
    return found === undefined ? [] : [{ tutor, profile: found.profile }];
  });
  await insertProfiles(db, context, owned);
  return owned.map(({ tutor, profile }) => ({ ...tutor, classIds: profile.offer.classIds }));
}

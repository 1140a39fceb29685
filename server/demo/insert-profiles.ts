import type { InferInsertModel } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import type { DemoContext } from './demo-context.ts';
import type { DemoProfile } from './demo-profile.ts';

export interface OwnedProfile {
  tutor: { id: number; locationId: number | null };
  profile: DemoProfile;
}

/** Newer degrees were entered later, so lists have an order. */

export async function insertProfiles(db: Db, { lookups, now }: DemoContext, all: OwnedProfile[]) {
  const many = <T extends object>(rowsOf: (profile: DemoProfile) => T[]) =>
    all.flatMap(({ tutor, profile }) =>
      rowsOf(profile).map((row) => ({ ...row, tutorId: tutor.id })),
    );
  const createdAt = (index: number) =>
    dayjs
      .utc(now)
      .subtract(60 - index, 'minute')
      .toDate();
  await insertAll(
    db,
    tutorProfiles,
    many(({ offer }) => [offer]),
  );
  await insertAll(
    db,
    tutorEducations,
    many(({ educations }) => educations.map((row, at) => ({ ...row, createdAt: createdAt(at) }))),
  );
  await insertAll(
    db,
    tutorExperiences,
    many(({ experiences }) => experiences),
  );
  await insertAll(
    db,
    tutorCertificates,
    many(({ certificates }) => certificates),
  );
  await insertAll(
    db,
    tutorPersonalInfos,
    many(({ personal }) => (personal === null ? [] : [personal])),
  );
  await insertAll(db, tutorPositions, all.slice(0, HOMES).flatMap(homeOf));

  function homeOf({ tutor }: OwnedProfile): InferInsertModel<typeof tutorPositions>[] {
    const area = lookups.locations.get(tutor.locationId ?? 0);
    if (area === undefined) return [];
    const { name: homeName, latitude: homeLatitude, longitude: homeLongitude } = area;
    return [{ tutorId: tutor.id, homeName, homeLatitude, homeLongitude }];
  }
}

/** Only the people the README names can look at theirs. */
const HOMES = 5;

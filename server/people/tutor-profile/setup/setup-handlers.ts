/** The four steps after registration; each may be done again, and then changes what it made. */

import { eq } from 'drizzle-orm';
import type { EducationBody } from '#core/people/api/profile/education.ts';
import { EDUCATION_LEVEL } from '#core/people/profile/education-rules.ts';
import { firstMissingStep } from '#core/people/profile/setup-steps.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import {
  checkPreferredLocation,
  savePreferredLocation,
} from '#server/people/profile/preferred-locations.ts';
import { saveOwnProfile } from '#server/people/profile/save-own-profile.ts';
import { checkStyle, toStyleColumns } from '#server/people/profile/tutoring-style.ts';
import { updateOffer } from '#server/people/profile/update-offer.ts';
import { addHigherSecondary } from '../education/add-higher-secondary.ts';
import { checkEducationIds } from '../education/check-education-ids.ts';
import { readEducations, saveEducation } from '../education/save-education.ts';
import { readSetupFlags } from './read-setup-flags.ts';
import { areaOfHome, saveHome } from './save-home.ts';

type Saving = Pick<Call<'saveTutorLocation'>, 'caller' | 'request'>;

export function createSetupHandlers(services: Services) {
  const { db, lookupCache } = services;

  const save = async (call: Saving, work: (db: Db, tutorId: number) => Promise<unknown>) => {
    const { answer } = await saveOwnProfile(db, call, 'profile.step_saved', work);
    const flags = await readSetupFlags(db, call.caller.tutor.id);
    return { ...answer, next_step: firstMissingStep(flags) };
  };

  const saveDegree = async (
    call: Saving,
    entry: Omit<EducationBody, 'current_institute'>,
    andThen?: (db: Db, tutorId: number) => Promise<void>,
  ) => {
    await checkEducationIds(lookupCache, { ...entry, current_institute: false });
    return save(call, async (transaction, tutorId) => {
      const own = await readEducations(transaction, tutorId);
      const same = own.find((row) => row.educationLevelId === entry.education_level_id);
      const others = own.filter((row) => row !== same);
      // The bachelor's institute is the current one, unless another entry says it is.
      const current_institute =
        entry.education_level_id === EDUCATION_LEVEL.bachelor
          ? !others.some((row) => row.currentInstitute)
          : (same?.currentInstitute ?? false);
      const whole = { ...entry, current_institute };
      await saveEducation(transaction, tutorId, whole, same?.id ?? null, services.now());
      await andThen?.(transaction, tutorId);
    });
  };

  return {
    getSetupState: async ({ caller }) => {
      const flags = await readSetupFlags(db, caller.tutor.id);
      return { ...flags, first_missing_step: firstMissingStep(flags) };
    },
    saveSecondaryEducation: (call) =>
      saveDegree(call, { ...call.body, education_level_id: EDUCATION_LEVEL.secondary }),
    saveBachelorEducation: (call) => {
      const { adds_higher_secondary, ...entry } = call.body;
      return saveDegree(
        call,
        { ...entry, education_level_id: EDUCATION_LEVEL.bachelor },
        async (transaction, tutorId) => {
          if (adds_higher_secondary) await addHigherSecondary(transaction, tutorId, services.now());
        },
      );
    },
    leaveBachelorForLater: (call) =>
      save(call, (transaction, tutorId) =>
        transaction.update(tutors).set({ bachelorLater: true }).where(eq(tutors.id, tutorId)),
      ),
    saveTutorLocation: (call) => {
      const area = areaOfHome(lookupCache.current, call.body);
      return save(call, (transaction) => saveHome(transaction, call.caller.tutor, call.body, area));
    },
    saveTeachingLocation: (call) => {
      checkPreferredLocation(lookupCache.current, call.body);
      checkStyle(lookupCache.current, call.body);
      return save(call, async (transaction, tutorId) => {
        await savePreferredLocation(transaction, tutorId, call.body, services.now());
        await transaction
          .update(tutors)
          .set({ expectedSalary: call.body.expected_salary })
          .where(eq(tutors.id, tutorId));
        await updateOffer(transaction, tutorId, toStyleColumns(call.body), services.now());
      });
    },
  } satisfies Partial<Handlers>;
}

/** Reads and saves what a tutor teaches, where, how, when and for how much. */

import { eq } from 'drizzle-orm';
import { fromAvailabilityBits, toAvailabilityBits } from '#core/people/profile/availability.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { recheckDocuments } from '#server/people/documents/submit-check.ts';
import { presentCategories, readOffer } from '#server/people/listing/read-offer.ts';
import {
  checkPreferredLocation,
  savePreferredLocation,
} from '#server/people/profile/preferred-locations.ts';
import { saveOwnProfile } from '#server/people/profile/save-own-profile.ts';
import { checkStyle, toStyleColumns } from '#server/people/profile/tutoring-style.ts';
import { updateOffer } from '#server/people/profile/update-offer.ts';
import { toColumns } from '#server/people/profile-fields/to-columns.ts';
import { toDayRows } from './availability-rows.ts';
import { checkCategories } from './check-categories.ts';

type Saving = Pick<Call<'saveCategories'>, 'caller' | 'request'>;

const unique = (ids: number[]) => [...new Set(ids)];

export function createTutoringHandlers(services: Services) {
  const { db, lookupCache } = services;

  const save = async (call: Saving, work: (db: Db, tutorId: number) => Promise<unknown>) =>
    (await saveOwnProfile(db, call, 'profile.tutoring_saved', work)).answer;
  const setSalary = (transaction: Db, tutorId: number, expectedSalary: number) =>
    transaction.update(tutors).set({ expectedSalary }).where(eq(tutors.id, tutorId));

  return {
    savePreferredLocation: (call) => {
      checkPreferredLocation(lookupCache.current, call.body);
      return save(call, (transaction, tutorId) =>
        savePreferredLocation(transaction, tutorId, call.body, services.now()),
      );
    },
    saveCategories: (call) => {
      checkCategories(lookupCache.current, call.body);
      const changes = {
        categoryIds: unique(call.body.categories),
        classIds: unique(call.body.i_classes),
        subjectIds: unique(call.body.subjects),
      };
      return save(call, (transaction, tutorId) =>
        updateOffer(transaction, tutorId, changes, services.now()),
      );
    },
    getCategories: async ({ caller, request }) =>
      presentCategories(
        await readOffer(db, caller.tutor.id),
        lookupCache.current,
        requestLang(request),
      ),
    saveStyleAndSalary: (call) => {
      const { tutoring_style, tutoring_place, expected_salary, ...plain } = call.body;
      const style = { tutoring_style, tutoring_place };
      checkStyle(lookupCache.current, style);
      const changes = { ...toStyleColumns(style), ...toColumns(['salary'], plain) };
      return save(call, async (transaction, tutorId) => {
        await updateOffer(transaction, tutorId, changes, services.now());
        await setSalary(transaction, tutorId, expected_salary);
      });
    },
    saveGenderAndSalary: (call) =>
      save(call, async (transaction, tutorId) => {
        const { gender, expected_salary } = call.body;
        await transaction.update(users).set({ gender }).where(eq(users.id, call.caller.user.id));
        await setSalary(transaction, tutorId, expected_salary);
        if (gender !== call.caller.user.gender)
          await recheckDocuments(transaction, tutorId, ['certificate', 'personal'], services.now());
      }),
    saveOnlineTutoring: (call) => {
      const { expected_salary_online_per_hour: onlineSalary, ...plain } = call.body;
      const changes = { onlineSalary, ...toColumns(['online'], plain) };
      return save(call, (transaction, tutorId) =>
        updateOffer(transaction, tutorId, changes, services.now()),
      );
    },
    getAvailability: async ({ caller }) => {
      const { availability } = await readOffer(db, caller.tutor.id);
      return { data: fromAvailabilityBits(availability), is_updated: availability !== 0 };
    },
    saveAvailability: (call) => {
      const availability = toAvailabilityBits(toDayRows(call.body));
      return save(call, (transaction, tutorId) =>
        updateOffer(transaction, tutorId, { availability }, services.now()),
      );
    },
  } satisfies Partial<Handlers>;
}

/** Reads and saves what a tutor teaches, where, how, when and for how much. */

import { eq } from 'drizzle-orm';
import { fromAvailabilityBits, toAvailabilityBits } from '#core/people/profile/availability.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
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
import { updateOffer } from '#server/people/profile/update-offer.ts';
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
      const { body } = call;
      const { tutoringStyles, tutoringPlaces } = lookupCache.current;
      checkIds([
        { field: 'tutoring_style', table: tutoringStyles, ids: body.tutoring_style },
        { field: 'tutoring_place', table: tutoringPlaces, ids: body.tutoring_place },
      ]);
      const changes = {
        styleIds: unique(body.tutoring_style),
        placeIds: unique(body.tutoring_place),
        aboutStyle: body.about_your_tutoring_style ?? null,
        uploadVideo: body.upload_video ?? null,
      };
      return save(call, async (transaction, tutorId) => {
        await updateOffer(transaction, tutorId, changes, services.now());
        await setSalary(transaction, tutorId, body.expected_salary);
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
      const changes = {
        onlineSalary: call.body.expected_salary_online_per_hour,
        demoVideo: call.body.demo_class_video ?? null,
        aboutOnline: call.body.about_your_online_tutoring_style ?? null,
      };
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

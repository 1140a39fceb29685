/** Everything staff may know of one person. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { shownStatus } from '#core/market/hire/request-status.ts';
import type { Person } from '#core/staff/api/staff.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { readDelivery } from '#server/staff/bills/read-delivery.ts';
import { readNotes } from '#server/staff/notes/read-notes.ts';
import { type FoundPerson, findOnePerson } from './find-people.ts';
import { presentPersonRow, shownPhone } from './present-person-row.ts';
import { readBirths } from './read-births.ts';
import {
  countSessionsOf,
  readActionsOf,
  readApplicationsOf,
  readRequestsOf,
} from './read-person-history.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

async function presentJobs({ db, lookupCache }: Services, person: FoundPerson, lang: Lang) {
  const { classes, locations } = lookupCache.current;
  const brief = (id: number, classId: number, locationId: number) => ({
    id,
    class_name: nameIn(classes, classId, lang),
    location_name: nameIn(locations, locationId, lang),
  });
  const applied = person.tutor === null ? [] : await readApplicationsOf(db, person.tutor.id);
  const asked = person.parent === null ? [] : await readRequestsOf(db, person.parent.id);
  return {
    applications: applied.map(({ application, classId, place }) => ({
      application_id: application.id,
      request: brief(application.jobOfferId, classId, place),
      stage: application.stage,
      applied_at: application.createdAt.toISOString(),
      stage_changed_at: application.stageChangedAt.toISOString(),
    })),
    requests: asked.map((job) => ({
      ...brief(job.id, job.classId, job.locationId),
      request_no: requestNo(job.id),
      status: shownStatus(job.status),
      actual_salary: job.actualSalary,
      created_at: job.createdAt.toISOString(),
    })),
  };
}

async function presentActions({ db }: Services, userId: number): Promise<Person['actions']> {
  const rows = await readActionsOf(db, userId);
  const actorOf = await readActors(
    db,
    rows.map(({ byUserId }) => byUserId),
  );
  return rows.map(({ id, kind, colour, reason, until, at, byUserId }) => ({
    id,
    kind,
    colour,
    reason,
    until: iso(until),
    at: at.toISOString(),
    by: actorOf(byUserId),
  }));
}

export async function getPerson(
  services: Services,
  userId: number,
  reader: StaffActor,
): Promise<Person> {
  const { db, now } = services;
  const { lang } = reader;
  const person = await findOnePerson(db, userId);
  if (person === null) throw new ApiError('not_found', { text: 'person_not_found' });
  const { user, tutor, parent } = person;
  const row = presentPersonRow(services, person, lang);
  const delivery = await readDelivery(db, user.id);
  return {
    ...row,
    gender: user.gender,
    lang: user.lang,
    phone_verified_at: iso(user.phoneNoVerifiedAt),
    additional_phone: parent?.additionalPhoneNumber
      ? shownPhone(parent.additionalPhoneNumber)
      : null,
    about: parent?.about ?? null,
    ...(await readBirths(db, person)),
    expected_salary: tutor?.expectedSalary ?? null,
    delivery_charge: typeof delivery === 'string' ? null : delivery.taka,
    lock_reason: user.accountStatusReason,
    ban:
      row.is_banned && user.bannedAt !== null
        ? { at: user.bannedAt.toISOString(), until: iso(user.bannedUntil), reason: user.banReason }
        : null,
    deactivated_at: iso(user.deactivatedAt),
    sessions: await countSessionsOf(db, userId, now()),
    can_act: user.type !== 'staff',
    can_end_sessions: user.id !== reader.user.id,
    ...(await presentJobs(services, person, lang)),
    actions: await presentActions(services, userId),
    notes: (await readNotes(db, 'user', [userId])).get(userId) ?? [],
  };
}

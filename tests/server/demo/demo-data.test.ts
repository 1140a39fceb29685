import { eq, isNotNull, lt, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brand } from '#core/ground/brand.ts';
import { MINIMUM_PROFILE_PERCENT } from '#core/market/apply/check-apply.ts';
import { requestStatuses } from '#core/market/hire/request-status.ts';
import { educationBody } from '#core/people/api/profile/education.ts';
import { readNextClasses } from '#server/dashboards/parent-dashboard/read-next-classes.ts';
import { readDemoTexts } from '#server/demo/read-demo-texts.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { notices } from '#server/ground/db/schema/notices.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { replacements } from '#server/ground/db/schema/replacements.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { loadLookups } from '#server/ground/services/load-lookups.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { paidRefs } from '#server/money/statements/payment-refs.ts';
import { completionOf } from '#server/people/profile/completion-of.ts';
import { readFacts } from '#server/people/profile/read-facts.ts';
import { listOwnTutors } from '#server/tuition/parent-area/list-tutors.ts';
import { DEMO_NOW, startDemoApp } from '../setup/demo-app.ts';
import { one } from '../setup/one.ts';

const context = startDemoApp();

test('counts are those of the rows, and nobody viewed less than applied', async () => {
  const wrong = await context.database.db
    .select({ id: jobCounters.jobOfferId })
    .from(jobCounters)
    .where(
      sql`${jobCounters.totalApplication} <> (select count(*) from ${applications}
        where ${applications.jobOfferId} = ${jobCounters.jobOfferId})
        or ${jobCounters.jobViews} < ${jobCounters.totalApplication}`,
    );
  expect(wrong).toEqual([]);
});

test('nothing lies in the future, and the newest job is from the last hour', async () => {
  const { newest } = one(
    await context.database.db
      .select({ newest: sql<string>`max(${jobOffers.postedAt})`.mapWith(jobOffers.postedAt) })
      .from(jobOffers),
  );
  const age = DEMO_NOW.getTime() - new Date(newest).getTime();
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThan(3_600_000);
});

test('jobs are consistent: area in city, class in category, subjects of the class', async () => {
  const { categories, classes, locations, subjectIdsOfClass } =
    context.services.lookupCache.current;
  for (const job of await context.database.db.select().from(jobOffers)) {
    expect(locations.get(job.locationId)?.cityId).toBe(job.cityId);
    expect(classes.get(job.classId)?.categoryId).toBe(job.categoryId);
    expect(categories.has(job.categoryId)).toBe(true);
    expect(job.subjectIds.length).toBeGreaterThan(0);
    const known = subjectIdsOfClass.get(job.classId) ?? [];
    expect(job.subjectIds.filter((id) => !known.includes(id))).toEqual([]);
    expect(job.actualSalary).toBeGreaterThanOrEqual(1500);
  }
});

test('the accounts of the README', async () => {
  const rows = await context.database.db
    .select()
    .from(users)
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id));
  const by = (phone: string) => one(rows.filter(({ users: user }) => user.phoneNo === phone));
  expect(by('+8801711000001').tutors).toMatchObject({ cityId: 1, profileCompleted: 95 });
  expect(by('+8801711000001').users.phoneNoVerifiedAt).not.toBeNull();
  expect(by('+8801711000002').tutors?.profileCompleted).toBeLessThan(80);
  expect(by('+8801711000003').tutors).toMatchObject({ cityId: 2, profileCompleted: 95 });
  expect(by('+8801711000004').users.phoneNoVerifiedAt).toBeNull();
  expect(by('+8801711000005').users.bannedAt).not.toBeNull();
  expect(by('+8801911000001').users.type).toBe('staff');
  const parentId = by('+8801811000001').parents?.id ?? 0;
  const own = await context.database.db
    .selectDistinct({ status: jobOffers.status })
    .from(jobOffers)
    .where(eq(jobOffers.parentId, parentId));
  expect(own).toHaveLength(requestStatuses.length);
});

test('who applied may apply: nobody is proposed or confirmed with half a profile', async () => {
  const incomplete = await context.database.db
    .select({ id: applications.id, stage: applications.stage, percent: tutors.profileCompleted })
    .from(applications)
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .where(lt(tutors.profileCompleted, MINIMUM_PROFILE_PERCENT));
  expect(incomplete).toEqual([]);
  const untaken = await context.database.db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .innerJoin(applications, eq(applications.jobOfferId, jobOffers.id))
    .where(eq(jobOffers.status, 'closed'))
    .groupBy(jobOffers.id)
    .having(sql`count(*) filter (where ${applications.stage} in ('confirm', 'payment')) > 1`);
  expect(untaken).toEqual([]);
});

test('each paid invoice has its receipt', async () => {
  const paid = await context.database.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.status, 'paid'));
  expect(paid.length).toBeGreaterThan(0);
  const ids = paid.map(({ id }) => id);
  const receipts = await paidRefs(context.database.db, ids);
  expect(ids.filter((id) => !receipts.has(id))).toEqual([]);
});

test('no proposal is open longer than it can be answered', async () => {
  const open = await context.database.db
    .select({ kind: tuitionChanges.kind, at: tuitionChanges.createdAt })
    .from(tuitionChanges)
    .where(eq(tuitionChanges.state, 'open'));
  expect(open.length).toBeGreaterThan(0);
  const oldest = DEMO_NOW.getTime() - 14 * 24 * 3_600_000;
  expect(open.filter(({ at }) => at.getTime() < oldest)).toEqual([]);
});

test('the hours a notice names are those of the site', async () => {
  const all = await context.database.db.select({ text: notices.textEn }).from(notices);
  const hours = all.flatMap(({ text }) => text.match(/\d+ AM to \d+ PM/) ?? []);
  expect(hours).toEqual([`${brand.support.opens} AM to ${brand.support.closes - 12} PM`]);
});

test('what is said agrees with who says it and of what', async () => {
  const { db } = context.database;
  const { departments } = await loadLookups(db);
  const saying = await db
    .select({ about: tutorPersonalInfos.aboutYourself, departmentId: tutorEducations.departmentId })
    .from(tutorPersonalInfos)
    .innerJoin(tutorEducations, eq(tutorEducations.tutorId, tutorPersonalInfos.tutorId))
    .where(isNotNull(tutorEducations.departmentId));
  const ofAStudy = saying.flatMap(({ about, departmentId }) => {
    const study = readDemoTexts().about.find(({ text }) => text === about)?.needs?.['study'];
    return study ? [{ study, name: departments.get(departmentId ?? 0)?.name ?? '' }] : [];
  });
  expect(ofAStudy.length).toBeGreaterThan(5);
  for (const { study, name } of ofAStudy) expect(name).toMatch(new RegExp(study));
  const jobs = await db.select().from(jobOffers);
  const wanted = (words: string) => jobs.filter((job) => job.tutorRequirement?.includes(words));
  const shy = wanted('My daughter is shy');
  expect(shy.length).toBeGreaterThan(0);
  for (const { studentGender, tutorGender } of shy)
    expect([studentGender, tutorGender]).toEqual([2, 2]);
  for (const { classId } of wanted('all subjects of class three'))
    expect([107, 207, 307, 405]).toContain(classId);
});

test('every percentage is that of the stored rows', async () => {
  const { db } = context.database;
  for (const { id, profileCompleted } of await db.select().from(tutors))
    expect([id, completionOf(await readFacts(db, id))]).toEqual([id, profileCompleted]);
});

test('degrees keep the rules of the form', async () => {
  const rows = await context.database.db.select().from(tutorEducations);
  expect(rows.length).toBeGreaterThan(800);
  for (const row of rows) {
    const { error } = educationBody.safeParse({
      education_level_id: row.educationLevelId,
      exam_title_id: row.examTitleId,
      group_id: row.groupId,
      curriculum_id: row.curriculumId,
      board_id: row.boardId,
      school_id: row.schoolId,
      university_id: row.universityId,
      university_type_id: row.universityTypeId,
      department_id: row.departmentId,
      current_semester: row.currentSemester,
      result: row.result,
      passing_year: row.passingYear,
      current_institute: row.currentInstitute,
    });
    expect([row, error]).toEqual([row, undefined]);
    const title = context.services.lookupCache.current.examTitles.get(row.examTitleId ?? 0);
    expect(title?.educationLevelId).toBe(row.educationLevelId);
  }
});

test('tutors can be searched for: areas in their city, subjects of their classes', async () => {
  const { locations, classes, subjectIdsOfClass } = context.services.lookupCache.current;
  const rows = await context.database.db
    .select()
    .from(tutorProfiles)
    .innerJoin(tutors, eq(tutors.id, tutorProfiles.tutorId));
  expect(rows).toHaveLength(412);
  for (const { tutor_profiles: offer, tutors: tutor } of rows) {
    expect(offer.preferredLocationIds.length).toBeGreaterThan(0);
    for (const id of offer.preferredLocationIds)
      expect(locations.get(id)?.cityId).toBe(tutor.cityId);
    for (const id of offer.classIds)
      expect(offer.categoryIds).toContain(classes.get(id)?.categoryId);
    const taught = offer.classIds.flatMap((id) => subjectIdsOfClass.get(id) ?? []);
    expect(offer.subjectIds.length).toBeGreaterThan(0);
    expect(offer.subjectIds.filter((id) => !taught.includes(id))).toEqual([]);
  }
});

test('the named tutors have students, paid invoices and one that is due', async () => {
  const rows = await context.database.db.select().from(invoices);
  const charges = rows.filter(({ kind }) => kind !== 'online_lesson');
  const ofTutor = Map.groupBy(charges, ({ userId }) => userId);
  expect(ofTutor.size).toBe(2);
  for (const own of ofTutor.values())
    expect(own.map(({ status }) => status)).toEqual(expect.arrayContaining(['paid', 'unpaid']));
});

test('the guardian of the README has online lessons in every state, paid and to be paid', async () => {
  const { db } = context.database;
  const lessons = await db.select().from(onlineLessons);
  expect(lessons.map(({ status }) => status).sort()).toEqual([
    'accepted',
    'accepted',
    'cancelled',
    'completed',
    'requested',
  ]);
  const rows = await db.select().from(invoices).where(eq(invoices.kind, 'online_lesson'));
  expect(rows.map(({ status }) => status).sort()).toEqual(['paid', 'paid', 'unpaid']);
  expect(await checkLedger(db)).toMatchObject({ isBalanced: true });
});

test('the guardian of the README can choose among three, and has students, places and a tutor', async () => {
  const { db } = context.database;
  const { parentId } = one(
    await db
      .select({ parentId: parents.id })
      .from(parents)
      .innerJoin(users, eq(users.id, parents.userId))
      .where(eq(users.phoneNo, '+8801811000001')),
  );
  const proposed = sql<number>`count(*) filter (where ${applications.stage} = 'shortlisted')`;
  const taken = sql<number>`count(*) filter (where ${applications.stage} in ('appointed', 'confirm', 'payment'))`;
  const live = await db
    .select({ proposed: proposed.mapWith(Number), taken: taken.mapWith(Number) })
    .from(jobOffers)
    .innerJoin(applications, eq(applications.jobOfferId, jobOffers.id))
    .where(sql`${jobOffers.parentId} = ${parentId} and ${jobOffers.status} = 'live'`)
    .groupBy(jobOffers.id);
  expect(live).toContainEqual({ proposed: 3, taken: 0 });
  for (const table of [students, parentLocations])
    expect(
      (await db.select().from(table).where(eq(table.parentId, parentId))).length,
    ).toBeGreaterThan(1);
  const { data, total } = await listOwnTutors(context.services, parentId, 1, 'en');
  expect(total).toBeGreaterThan(0);
  const next = (await readNextClasses({ db, now: () => DEMO_NOW }, data)).flatMap(
    ({ at }) => at ?? [],
  );
  expect(next.length).toBeGreaterThan(1);
  expect(next, 'the next class first').toEqual(next.toSorted());
});

test('the guardian of the README asks for her own children, all at one place', async () => {
  const { db } = context.database;
  const own = await db
    .select({ classId: jobOffers.classId, locationId: jobOffers.locationId })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(users, eq(users.id, parents.userId))
    .where(eq(users.phoneNo, '+8801811000001'));
  const classes = (await db.select().from(students)).map(({ classId }) => classId);
  expect(own.filter(({ classId }) => !classes.includes(classId))).toEqual([]);
  expect(new Set(own.map(({ locationId }) => locationId)).size).toBe(1);
});

test('a tuition of months has lessons, another one a search for another tutor', async () => {
  const { db } = context.database;
  const [search, ...more] = await db.select().from(replacements);
  expect(more).toEqual([]);
  expect(search?.state).toBe('open');
  const held = await db.select().from(tuitionLessons);
  expect(held.some(({ applicationId }) => applicationId === search?.applicationId)).toBe(true);
});

test('each complete tutor of the README is asked for by one guardian', async () => {
  const asked = await context.database.db.select().from(requestDetails);
  expect(asked.filter(({ askedTutorId }) => askedTutorId !== null)).toHaveLength(2);
});

/**
 * Records what a side says after the demo class; it can be said again until staff confirm. "Another
 * tutor" frees the request for others at once. Source: docs/requirements/tuition/teaching.md, "Demo
 * class".
 */

import { otherSide } from '#core/people/account/own-sides.ts';
import {
  type DemoResult,
  guardianDemoResults,
  tutorDemoResults,
} from '#core/tuition/teaching/demo-results.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { demoClasses } from '#server/ground/db/schema/demo-classes.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { moveApplication } from '#server/market/hiring/move-application.ts';
import { openReplacement } from '#server/market/hiring/replacements.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { type LockedTuition, lockOwnTuition } from '../lock-own-tuition.ts';

interface Given {
  id: number;
  result: DemoResult;
  words: string | undefined;
  origin: Origin;
}

function columnsOf({ side }: LockedTuition, { result, words }: Given, at: Date) {
  const guardianResult = guardianDemoResults.find((word) => word === result);
  const tutorResult = tutorDemoResults.find((word) => word === result);
  if (side === 'guardian' && guardianResult !== undefined)
    return { guardianResult, guardianWords: words ?? null, guardianAt: at };
  if (side === 'tutor' && tutorResult !== undefined)
    return { tutorResult, tutorWords: words ?? null, tutorAt: at };
  throw new ApiError('invalid_input', { fields: { result: { key: 'not_an_option' } } });
}

/** The same request looks on: the others may be shortlisted and appointed again. */
async function freeRequest(services: Services, db: Db, locked: LockedTuition, given: Given) {
  const at = services.now();
  const reason = given.words ?? '';
  await openReplacement(db, locked.job.id, {
    applicationId: given.id,
    askedAt: at,
    byUserId: locked.byUserId,
    reason,
    ends: 'now',
  });
  await db.insert(requestEvents).values({
    jobOfferId: locked.job.id,
    kind: 'replacement_asked',
    at,
    byUserId: locked.byUserId,
    reason,
  });
  await moveApplication(services, db, {
    applicationId: given.id,
    from: 'appointed',
    to: 'closed',
    byUserId: locked.byUserId,
    endedReason: 'not_chosen',
    origin: given.origin,
  });
}

export async function recordDemoResult(services: Services, caller: Caller, given: Given) {
  const at = services.now();
  await services.db.transaction(async (db) => {
    const locked = await lockOwnTuition(db, caller, given.id);
    const { application, job, side, otherUserId } = locked;
    if (application.stage !== 'appointed')
      throw new ApiError('wrong_state', { text: 'demo_confirmed' });
    const lessonAt = application.firstLessonAt;
    if (lessonAt === null || lessonAt > at)
      throw new ApiError('wrong_state', { text: 'demo_not_held' });
    if (given.result === 'another' && given.words === undefined)
      throw new ApiError('invalid_input', { fields: { words: { key: 'required' } } });
    const columns = columnsOf(locked, given, at);
    await db
      .insert(demoClasses)
      .values({ applicationId: given.id, lessonAt, ...columns })
      .onConflictDoUpdate({
        target: [demoClasses.applicationId, demoClasses.lessonAt],
        set: columns,
      });
    await writeAudit({ ...services, db }, given.origin, {
      action: 'demo_result_given',
      outcome: 'ok',
      userId: locked.byUserId,
      target: `application:${given.id}:${given.result}`,
    });
    if (given.result === 'another') return freeRequest(services, db, locked, given);
    // Who does not know yet has nothing to tell the other.
    if (given.result !== 'unsure')
      await notify(services, db, [
        {
          userId: otherUserId,
          kind: 'demo_answered',
          values: { class_id: job.classId },
          path: tuitionPath(otherSide(side), 'changes', given.id),
        },
      ]);
  });
}

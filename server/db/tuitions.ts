/** Which applications are tuitions. */
import { inArray, isNotNull, or } from 'drizzle-orm';
import { isConfirmed, isTaken, stages } from '#core/hire/application-stages.ts';
import { applications } from './schema/applications.ts';

/** The job has its tutor, on trial or for good. */
export const isTakenNow = inArray(applications.stage, stages.filter(isTaken));

export const isConfirmedNow = inArray(applications.stage, stages.filter(isConfirmed));

/** Undoing a confirmation takes it away again; a tuition that has ended since keeps it. */
export const wasConfirmed = or(isNotNull(applications.confirmedAt), isConfirmedNow);

/** Also on trial, and also when it is over. */
export const isOrWasTuition = or(isTakenNow, isNotNull(applications.confirmedAt));

/** Small work that repeats: messages that are due, and rows nobody needs any more. */
import { and, isNotNull, lt, or } from 'drizzle-orm';
import { nudgeUnread } from './chat/nudge-unread.ts';
import { deleteLoosePictures } from './community/post-pictures.ts';
import { callRequests } from './db/schema/call-requests.ts';
import { contactMessages } from './db/schema/contact-messages.ts';
import { emailChanges } from './db/schema/email-changes.ts';
import { embedCodes } from './db/schema/embed-codes.ts';
import { embedGrants } from './db/schema/embed-grants.ts';
import { embedTokens } from './db/schema/embed-tokens.ts';
import { hireProofs } from './db/schema/hire-proofs.ts';
import { otpCodes, resetTokens } from './db/schema/otp-codes.ts';
import { sessions } from './db/schema/sessions.ts';
import { showAfterBans } from './hiring/hide-requests.ts';
import { reconcileListings } from './hub/reconcile-listings.ts';
import { sendReminders } from './invoices/send-reminders.ts';
import { deleteOldLimits } from './limits/take-limits.ts';
import { deleteOldMessages, deliverDue } from './messages/outbox.ts';
import { runDueChanges } from './number-change/run-due-changes.ts';
import { advanceLessons } from './online-lessons/advance-lessons.ts';
import { deleteOldCircuits } from './otp/otp-circuits.ts';
import { notifyOfNewJobs } from './own-jobs/notify-of-new-jobs.ts';
import { checkDuePayments } from './payments/check-payment.ts';
import { deleteLostPhotos } from './photos/delete-lost-photos.ts';
import { eraseDueAccounts } from './privacy/erase-account.ts';
import { deleteByRetention } from './privacy/retention.ts';
import { forgetSignedOutDevices } from './push/push-devices.ts';
import { sendDueRefunds } from './refunds/send-due-refunds.ts';
import { askForReviews } from './reviews/ask-for-reviews.ts';
import type { Services } from './services/services.ts';
import { endDueTuitions } from './teaching/changes/end-by-notice.ts';
import { expireChanges } from './teaching/changes/expire-changes.ts';
import { remindOfDemoResults } from './teaching/demo-class/remind-of-demo-results.ts';
import { keepHistories } from './teaching/history/keep-histories.ts';
import { keepLetters } from './teaching/letters/keep-letters.ts';

const DELIVER_EVERY_MS = 3_000;
const NUDGE_EVERY_MS = 60_000;
const LESSONS_EVERY_MS = 30_000;
const CLEAN_EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** An answered call or message is of no more use, and it holds a phone. */
const ANSWERED_KEPT_MS = 30 * DAY_MS;
const PHOTOS_EVERY_MS = 6 * 3_600_000;

export async function cleanUp(services: Services): Promise<void> {
  const { db, now } = services;
  const at = now();
  await showAfterBans(services);
  await reconcileListings(services);
  const yesterday = new Date(at.getTime() - DAY_MS);
  await deleteOldMessages(services);
  await deleteByRetention(services);
  await deleteOldLimits(db, at);
  await db.delete(otpCodes).where(lt(otpCodes.createdAt, yesterday));
  await deleteOldCircuits(db, yesterday);
  await db.delete(hireProofs).where(lt(hireProofs.expiresAt, yesterday));
  const lastMonth = new Date(at.getTime() - ANSWERED_KEPT_MS);
  await db.delete(callRequests).where(lt(callRequests.doneAt, lastMonth));
  await db.delete(contactMessages).where(lt(contactMessages.doneAt, lastMonth));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, yesterday));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, yesterday));
  await db.delete(embedCodes).where(lt(embedCodes.expiresAt, yesterday));
  await db.delete(embedTokens).where(lt(embedTokens.expiresAt, yesterday));
  await db.delete(embedGrants).where(lt(embedGrants.revokedAt, yesterday));
  await deleteLoosePictures(services);
  await forgetSignedOutDevices(services);
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, yesterday),
        and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, yesterday)),
      ),
    );
}

/** Returns the function that stops it and waits for what is running. */
export function startHousekeeping(
  services: Services,
  onError: (error: unknown) => void,
  report: (figures: object) => void,
) {
  const running = new Set<Promise<unknown>>();
  const repeat = (work: () => Promise<unknown>, every: number) => {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      const task = work()
        .catch(onError)
        .finally(() => {
          isBusy = false;
          running.delete(task);
        });
      running.add(task);
    }, every).unref();
  };
  const timers = [
    repeat(() => deliverDue(services), DELIVER_EVERY_MS),
    repeat(() => checkDuePayments(services), DELIVER_EVERY_MS),
    repeat(() => sendDueRefunds(services), DELIVER_EVERY_MS),
    repeat(() => cleanUp(services), CLEAN_EVERY_MS),
    repeat(() => advanceLessons(services), LESSONS_EVERY_MS),
    repeat(() => sendReminders(services), CLEAN_EVERY_MS),
    repeat(() => nudgeUnread(services), NUDGE_EVERY_MS),
    repeat(() => runDueChanges(services), CLEAN_EVERY_MS),
    repeat(() => notifyOfNewJobs(services), CLEAN_EVERY_MS),
    repeat(() => endDueTuitions(services), CLEAN_EVERY_MS),
    repeat(() => expireChanges(services), CLEAN_EVERY_MS),
    repeat(() => askForReviews(services), CLEAN_EVERY_MS),
    repeat(() => remindOfDemoResults(services), CLEAN_EVERY_MS),
    repeat(() => keepLetters(services), CLEAN_EVERY_MS),
    repeat(() => keepHistories(services), CLEAN_EVERY_MS),
    repeat(() => deleteLostPhotos(services), PHOTOS_EVERY_MS),
    repeat(() => eraseDueAccounts(services), CLEAN_EVERY_MS),
    repeat(async () => report(services.answers.takeFigures()), CLEAN_EVERY_MS),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}

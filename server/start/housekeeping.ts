/** Small work that repeats. */

import { askForReviews } from '#server/community/reviews/ask-for-reviews.ts';
import { deleteLostPhotos } from '#server/ground/photos/delete-lost-photos.ts';
import type { Services } from '#server/ground/services/services.ts';
import { followCharges } from '#server/market/hiring/follow-charges.ts';
import { watchShortlists } from '#server/market/hiring/watch-shortlists.ts';
import { notifyOfNewJobs } from '#server/market/own-jobs/notify-of-new-jobs.ts';
import { sendReminders } from '#server/money/invoices/send-reminders.ts';
import { checkDuePayments } from '#server/money/payments/check-payment.ts';
import { sendDueRefunds } from '#server/money/refunds/send-due-refunds.ts';
import { deliverDue } from '#server/notify/messages/outbox.ts';
import { runDueChanges } from '#server/people/number-change/run-due-changes.ts';
import { eraseDueAccounts } from '#server/privacy/erase-account.ts';
import { cleanUp, StepFailed } from '#server/start/clean-up.ts';
import { nudgeUnread } from '#server/tuition/chat/nudge-unread.ts';
import { advanceLessons } from '#server/tuition/online-lessons/advance-lessons.ts';
import { endDueTuitions } from '#server/tuition/teaching/changes/end-by-notice.ts';
import { expireChanges } from '#server/tuition/teaching/changes/expire-changes.ts';
import { remindOfDemoResults } from '#server/tuition/teaching/demo-class/remind-of-demo-results.ts';
import { keepHistories } from '#server/tuition/teaching/history/keep-histories.ts';
import { keepLetters } from '#server/tuition/teaching/letters/keep-letters.ts';

const DELIVER_EVERY_MS = 3_000;
const NUDGE_EVERY_MS = 60_000;
const LESSONS_EVERY_MS = 30_000;
const CLEAN_EVERY_MS = 10 * 60_000;
const PHOTOS_EVERY_MS = 6 * 3_600_000;

type Work = (services: Services) => Promise<unknown>;

/** Returns the function that stops it and waits for what is running; `onError` learns which work failed. */
export function startHousekeeping(
  services: Services,
  onError: (error: unknown, work: string) => void,
  report: (figures: object) => void,
) {
  const running = new Set<Promise<unknown>>();
  const fail = (error: unknown, name: string) => {
    if (error instanceof StepFailed) onError(error.cause, error.message);
    else if (error instanceof AggregateError) for (const one of error.errors) fail(one, name);
    else onError(error, name);
  };
  const repeat = (work: Work, every: number) => {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      const task = work(services)
        .catch((error: unknown) => fail(error, work.name))
        .finally(() => {
          isBusy = false;
          running.delete(task);
        });
      running.add(task);
    }, every).unref();
  };
  const timers = [
    repeat(deliverDue, DELIVER_EVERY_MS),
    repeat(checkDuePayments, DELIVER_EVERY_MS),
    repeat(sendDueRefunds, DELIVER_EVERY_MS),
    repeat(cleanUp, CLEAN_EVERY_MS),
    repeat(advanceLessons, LESSONS_EVERY_MS),
    repeat(sendReminders, CLEAN_EVERY_MS),
    repeat(nudgeUnread, NUDGE_EVERY_MS),
    repeat(runDueChanges, CLEAN_EVERY_MS),
    repeat(notifyOfNewJobs, CLEAN_EVERY_MS),
    repeat(endDueTuitions, CLEAN_EVERY_MS),
    repeat(followCharges, CLEAN_EVERY_MS),
    repeat(expireChanges, CLEAN_EVERY_MS),
    repeat(askForReviews, CLEAN_EVERY_MS),
    repeat(watchShortlists, CLEAN_EVERY_MS),
    repeat(remindOfDemoResults, CLEAN_EVERY_MS),
    repeat(keepLetters, CLEAN_EVERY_MS),
    repeat(keepHistories, CLEAN_EVERY_MS),
    repeat(deleteLostPhotos, PHOTOS_EVERY_MS),
    repeat(eraseDueAccounts, CLEAN_EVERY_MS),
    repeat(async function reportAnswers() {
      report(services.answers.takeFigures());
    }, CLEAN_EVERY_MS),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}

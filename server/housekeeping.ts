/** Small work that repeats. */
import { nudgeUnread } from './chat/nudge-unread.ts';
import { cleanUp, StepFailed } from './clean-up.ts';
import { followCharges } from './hiring/follow-charges.ts';
import { watchShortlists } from './hiring/watch-shortlists.ts';
import { sendReminders } from './invoices/send-reminders.ts';
import { deliverDue } from './messages/outbox.ts';
import { runDueChanges } from './number-change/run-due-changes.ts';
import { advanceLessons } from './online-lessons/advance-lessons.ts';
import { notifyOfNewJobs } from './own-jobs/notify-of-new-jobs.ts';
import { checkDuePayments } from './payments/check-payment.ts';
import { deleteLostPhotos } from './photos/delete-lost-photos.ts';
import { eraseDueAccounts } from './privacy/erase-account.ts';
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

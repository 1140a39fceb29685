import { type MouseEvent, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import type { Cards } from '../list/card-sheets.tsx';
import { useGenderText } from '../words/use-gender-text.ts';
import { type CardWords, JobCard } from './job-card.tsx';
import { useJobFlags } from './use-job-flags.ts';
import { useSaveJob } from './use-save-job.ts';

export interface JobLinks {
  /** Stays the same while the addresses do. */
  jobHref(jobId: number): string;
  /** `_blank` where a page that swallows clicks must not be left by them. */
  linkTarget?: '_blank' | undefined;
  /** May prevent the event's default to open the job in place. */
  onJobOpen?: ((jobId: number, event: MouseEvent) => void) | undefined;
  /** Says how far a job is from the reader; stays the same while its answers do. */
  awayOf?: ((job: JobBoardItem) => string | undefined) | undefined;
}

/** The cards of a list of jobs, and what their links and bookmarks do. */
export function useJobCards({
  jobHref,
  linkTarget,
  onJobOpen,
  awayOf,
}: JobLinks): Cards<JobBoardItem> {
  const flags = useJobFlags();
  const { busy, press } = useSaveJob(flags);
  const words = useCardWords();
  const now = useNow();

  const card = useCallback(
    (job: JobBoardItem) => (
      <JobCard
        job={job}
        words={words}
        away={awayOf?.(job)}
        ago={words.format.ago(job.created_at, now)}
        href={jobHref(job.id)}
        target={linkTarget}
        hasApplied={job.applications.length > 0 || flags.hasApplied(job.id)}
        isSaved={job.saved_by.length > 0 || flags.isSaved(job.id)}
        isSaving={busy.includes(job.id)}
      />
    ),
    [words, now, jobHref, linkTarget, awayOf, flags, busy],
  );

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const pressed = event.target.closest('[data-job-id], [data-save-job]');
    if (!(pressed instanceof HTMLElement)) return;
    const { jobId, saveJob } = pressed.dataset;
    if (saveJob) void press(Number(saveJob), pressed.getAttribute('aria-pressed') === 'true');
    else onJobOpen?.(Number(jobId), event);
  };
  return { card, listeners: { onClick } };
}

function useCardWords(): CardWords {
  const { t } = useTranslation('board');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const genderText = useGenderText();
  return useMemo(() => ({ texts: t, common, format, genderText }), [t, common, format, genderText]);
}

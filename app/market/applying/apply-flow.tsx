import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { endWish, wishToApply } from '#app/people/session/apply-wish.ts';
import type { Job } from '#core/market/api/job.ts';
import type { ApplyRefusal } from '#core/market/apply/check-apply.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { ConfirmApplication } from './confirm-application.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { useApplyRefusal } from './use-apply-refusal.ts';

interface ApplyFlowProps {
  job: Job;
  /** The partner's page the job was found on. */
  site?: string | undefined;
  onApplied(): void;
  onClose(): void;
  /** Takes the words of a refusal that would else be a passing message. */
  onRefused?: ((words: string) => void) | undefined;
}

/** The way from the press of Apply Now to the answer: the rules in order, then the confirmation. */
export function ApplyFlow({ job, site, onApplied, onClose, onRefused }: ApplyFlowProps) {
  const refusal = useApplyRefusal(job);
  if (refusal === 'profile_incomplete' || refusal === 'city_mismatch')
    return <RefusalDialog refusal={refusal} jobId={job.id} onClose={onClose} />;
  if (refusal) return <Refused {...{ refusal, job, onClose, onRefused }} />;
  return <ConfirmApplication job={job} site={site} onApplied={onApplied} onClose={onClose} />;
}

const MESSAGES = {
  not_a_tutor: 'onlyTutor',
  banned: 'banned',
  deactivated: 'deactivated',
  account_restricted: 'restricted',
  phone_not_verified: 'phoneNotVerified',
  tutor_declined: 'fit.declined',
  job_closed: 'closed',
} as const;

interface RefusedProps extends Pick<ApplyFlowProps, 'job' | 'onClose' | 'onRefused'> {
  refusal: ApplyRefusal;
}

/** The refusals that are a message, or the way to sign-in. */
function Refused({ refusal, job, onClose, onRefused }: RefusedProps) {
  const { t } = useTranslation('applying');
  const { t: jobTexts } = useTranslation('job');
  const showToast = useToast();
  const navigate = useNavigate();
  const { signIn } = useEnvironment();

  useEffect(() => {
    const say = onRefused ?? ((words) => showToast(words, 'error'));
    if (refusal === 'not_signed_in') {
      wishToApply(job.id);
      void signIn(job.id);
    } else if (refusal === 'already_applied') {
      endWish();
      say(jobTexts('appliedNotice'));
    } else if (refusal in MESSAGES) say(t(MESSAGES[refusal as keyof typeof MESSAGES]));
    if (refusal === 'phone_not_verified') navigate('/auth/otp-verification');
    if (refusal === 'account_restricted') navigate('/tutor/settings/account-status');
    if (refusal === 'tutor_declined') navigate('/tutor/dashboard');
    onClose();
  }, [refusal, job.id, signIn, showToast, t, jobTexts, navigate, onClose, onRefused]);
  return null;
}

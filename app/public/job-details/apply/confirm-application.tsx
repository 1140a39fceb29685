import { useRef, useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import type { Job } from '#core/api/schemas/job.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { JobFacts } from './job-facts.tsx';
import { throwConfetti } from './throw-confetti.ts';

interface ConfirmApplicationProps {
  job: Job;
  /** The partner's page the job was found on. */
  site?: string | undefined;
  onApplied(): void;
  onClose(): void;
}

/** The facts once more, the terms, and the one press that counts. Source: spec public-site §2. */
export function ConfirmApplication({ job, site, onApplied, onClose }: ConfirmApplicationProps) {
  const { api } = useEnvironment();
  const texts = useTexts('job');
  const showToast = useToast();
  const [hasAccepted, setAccepted] = useState(false);
  const [isSending, setSending] = useState(false);
  // State changes too late for the second click of a double click.
  const isOnItsWay = useRef(false);
  const [before = '', link = '', after = ''] = texts('applying.terms').split(/<\/?terms>/);

  const send = async () => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setSending(true);
    try {
      const { message } = await api.call('applyToJob', {
        params: { jobId: job.id },
        body: { terms_accepted: true, site },
      });
      showToast(message, 'success');
      onApplied();
      void throwConfetti();
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast(error.status ? error.message : texts('applying.failed'), 'error');
      if (error.code === 'already_applied') onApplied();
    } finally {
      isOnItsWay.current = false;
      setSending(false);
    }
  };

  return (
    <Dialog
      title={texts('applying.title')}
      onClose={onClose}
      footer={
        <Button className="w-full" disabled={!hasAccepted || isSending} onClick={() => void send()}>
          {texts(isSending ? 'applying.sending' : 'applying.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <JobFacts job={job} />
        <label className="flex items-start gap-3 p-3 rounded-sm bg-surface">
          <input
            type="checkbox"
            className="shrink-0 w-[24px] h-[24px]"
            checked={hasAccepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
          <span>
            {before}
            <a
              href="/terms-conditions"
              target="_blank"
              rel="noopener"
              className="text-brand underline"
            >
              {link}
            </a>
            {after}
          </span>
        </label>
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { ChatReport } from '#core/tuition/api/chat.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { itsMessage, useStaffMutation } from '../change/use-staff-mutation.ts';
import { Tag } from '../tags/tag.tsx';
import { HideMessageDialog } from './hide-message-dialog.tsx';
import { SeenMessage } from './seen-message.tsx';

const LINK = 'inline-flex items-center min-h-[44px] text-brand underline';

/** Shows what was reported, by whom and why, and what staff can do about it. */
export function ChatReportCard({
  report,
  hasLink = false,
}: {
  report: ChatReport;
  hasLink?: boolean;
}) {
  const { t: chat } = useTranslation('staffChat');
  const { t: staff } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [isHiding, setHiding] = useState(false);
  const { id, message, sender, by, request, settled } = report;
  const keep = () => work.run(() => api.call('dismissChatReport', { params: { id } }), itsMessage);
  return (
    <Card as="article" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone="warn">{chat(`reasons.${report.reason}`)}</Tag>
        <span className="text-sm text-muted">{format.ago(report.at, now)}</span>
      </div>
      {report.text && <p className="break-words whitespace-pre-wrap">{report.text}</p>}
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <span className="text-muted">{chat('by')}</span>
        <PersonLink person={by} />
        <Link to={`/staff/requests/${request.id}`} className={LINK}>
          {request.request_no}
        </Link>
      </p>
      <SeenMessage message={{ ...message, sender }} isReported />
      {settled && (
        <p className="text-sm text-muted">
          {chat(message.is_removed ? 'settled.removed' : 'settled.kept', {
            name: settled.by?.name ?? staff('system'),
            ago: format.ago(settled.at, now),
          })}
        </p>
      )}
      <Alert role="alert">{work.message}</Alert>
      <div className="flex flex-wrap items-center gap-2">
        {!settled && (
          <>
            <Button look="secondary" onClick={() => setHiding(true)}>
              {chat('do.hide')}
            </Button>
            <Button look="quiet" isBusy={work.isBusy} onClick={() => void keep()}>
              {chat('do.keep')}
            </Button>
          </>
        )}
        {hasLink && (
          <Link to={`/staff/chats/${id}`} className={LINK}>
            {chat('around')}
          </Link>
        )}
      </div>
      {isHiding && <HideMessageDialog reportId={id} onClose={() => setHiding(false)} />}
    </Card>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { Section } from '#ui/section/section.tsx';
import { useKeys } from '../console/use-keys.ts';
import { useNeighbours } from '../list/use-neighbours.ts';
import { Notes } from '../notes/notes.tsx';
import { SignalTags } from '../tags/signal-tags.tsx';
import { StatusTag } from '../tags/status-tag.tsx';
import { ApprovePanel } from './approve-panel.tsx';
import { ContactBox } from './contact-box.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { EditPanel } from './edit-panel.tsx';
import { type RequestAct, RequestBar } from './request-bar.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';

interface RequestViewProps {
  request: StaffRequest;
  doing: RequestAct | undefined;
  onAct(act: RequestAct | undefined): void;
  /** Goes on to what comes next. */
  onDone(act: RequestAct): Promise<void>;
}

const STEP =
  'inline-flex items-center gap-1 min-h-[36px] px-2 rounded-sm text-sm text-brand hover:bg-brand-soft';

export function RequestView({ request, doing, onAct, onDone }: RequestViewProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const navigate = useNavigate();
  const now = useNow();
  const { list, before, next, isNext, state } = useNeighbours(request.id);
  const go = (id: number | undefined) =>
    id === undefined ? undefined : () => navigate(`/staff/requests/${id}`, { state });
  const may = (act: RequestAct) => (request.can.includes(act) ? () => onAct(act) : undefined);
  useKeys({
    a: may('approve'),
    r: may('return'),
    e: may('edit'),
    j: go(next),
    k: go(before),
    p: () => navigate(`/staff/requests/${request.id}/pipeline`, { state }),
  });
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It opened by itself: who listens hears which one it is.
    if (isNext) heading.current?.focus();
  }, [isNext]);
  useEffect(() => {
    if (doing === 'approve' || doing === 'edit')
      panel.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [doing]);
  const shared = { request, onClose: () => onAct(undefined) };

  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('request.nav')} className="flex flex-wrap gap-2">
        <Link to={list} className={STEP}>
          <ChevronLeft aria-hidden="true" size={16} />
          {t('request.list')}
        </Link>
        {before !== undefined && (
          <Link to={`/staff/requests/${before}`} state={state} className={STEP}>
            {t('request.before')}
          </Link>
        )}
        {next !== undefined && (
          <Link to={`/staff/requests/${next}`} state={state} className={STEP}>
            {t('request.next')}
            <ChevronRight aria-hidden="true" size={16} />
          </Link>
        )}
      </nav>
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-lg">
            {request.request_no} · {request.class_name}, {request.location_name}
          </h1>
          <StatusTag status={request.status} isHidden={request.is_hidden} />
        </div>
        <p className="text-sm text-muted">
          {t('waitingFor', { ago: format.ago(request.waiting_since, now) })}
          {request.site && ` · ${t('fromSite', { site: request.site })}`}
        </p>
        {request.reason && (
          <p className="text-sm break-words">{t('reasonGiven', { reason: request.reason })}</p>
        )}
        <SignalTags signals={request.signals} isLinked />
      </header>
      <RequestBar request={request} onAct={onAct} />
      <div ref={panel} className="empty:hidden">
        {doing === 'approve' && (
          <ApprovePanel {...shared} isNext={isNext} onDone={() => onDone('approve')} />
        )}
        {doing === 'edit' && <EditPanel {...shared} onDone={() => onDone('edit')} />}
      </div>
      <div className="request-columns">
        <div className="flex flex-col gap-4 min-w-0">
          <RequestFacts request={request} />
        </div>
        <div className="flex flex-col gap-4 min-w-0">
          <ContactBox request={request} />
          <Section padding="normal" title={t('notes.title')}>
            <Notes subject="request" id={request.id} notes={request.notes} />
          </Section>
          <RequestHistory history={request.history} now={now} />
        </div>
      </div>
      {(doing === 'return' || doing === 'reject' || doing === 'close' || doing === 'reopen') && (
        <DecideDialog {...shared} key={doing} act={doing} onDone={() => onDone(doing)} />
      )}
    </div>
  );
}

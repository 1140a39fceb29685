import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { ShortlistClock } from '../tags/shortlist-clock.tsx';
import { SignalTags } from '../tags/signal-tags.tsx';
import { StatusTag } from '../tags/status-tag.tsx';
import { CompareBox } from './compare-box.tsx';
import { PipelineBoard } from './pipeline-board.tsx';

/** Something is proposed, or has been. */
const isComparable = ({ status, applications, compare_link, choice }: StaffRequest) =>
  compare_link !== null || choice !== null || (isUnderWay(status) && applications.shortlisted > 0);

/** The board of one job: its applicants by stage, and the guardian's comparison. */
export function PipelinePage() {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { state } = useLocation();
  const id = Number(useParams()['id']);
  const pipeline = useLiveApi('getPipeline', { params: { id } });
  const detail = useLiveApi('getStaffRequest', { params: { id } });
  const board = pipeline.data?.request.id === id ? pipeline.data : undefined;
  const request = detail.data?.id === id ? detail.data : undefined;
  const no = board?.request.request_no ?? '';
  usePageTitle(t('pipeline.title', { no }));
  const nameOf = (applicationId: number) =>
    board?.columns
      .flatMap(({ cards }) => cards)
      .find(({ application_id }) => application_id === applicationId)?.tutor.name;

  return (
    <AsyncView response={{ ...pipeline, data: board }}>
      {(board) => (
        <div className="flex flex-col gap-4">
          <Link
            to={`/staff/requests/${id}`}
            state={state}
            className="inline-flex items-center self-start gap-1 min-h-[36px] px-2 rounded-sm text-sm text-brand hover:bg-brand-soft"
          >
            <ChevronLeft aria-hidden="true" size={16} />
            {t('pipeline.toRequest')}
          </Link>
          <header className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <h1 className="text-lg">{t('pipeline.title', { no })}</h1>
              <StatusTag status={board.request.status} isHidden={board.request.is_hidden} />
            </div>
            <p className="text-sm text-muted">
              {board.request.class_name} · {board.request.location_name}, {board.request.city_name}{' '}
              · {format.money(board.request.actual_salary)} · {board.request.guardian.name}
            </p>
            <p className="flex empty:hidden">
              <ShortlistClock dueAt={board.request.shortlist_due_at} now={now} />
            </p>
            <SignalTags signals={board.request.signals} isLinked />
          </header>
          {request && isComparable(request) && <CompareBox request={request} nameOf={nameOf} />}
          <PipelineBoard pipeline={board} />
        </div>
      )}
    </AsyncView>
  );
}

import { ArrowLeft, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { editRequestPath } from '#app/ground/links/parent-paths.ts';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { ProposedTutors } from '#app/people/cv/proposed-tutors.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { GuardianHandover } from '#app/tuition/handover/guardian-handover.tsx';
import { SearchAgain } from '#app/tuition/handover/search-again.tsx';
import type { Answer } from '#core/api/api-client.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { REQUESTS_PATH } from '#core/market/hire/request-path.ts';
import { shortlistState } from '#core/market/hire/shortlist-clock.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useNow } from '#ui/now.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { CancelButton } from './cancel-button.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestState } from './request-state.tsx';
import { useRequest } from './use-request.ts';

/** One request: where it stands, what can be done, who is proposed, what has happened. */
export function RequestPage() {
  const { t } = useTranslation('parent');
  const { isId, ...response } = useRequest();
  if (!isId || (isApiError(response.error) && response.error.status === 404))
    return (
      <StatePanel
        icon={<Inbox size={32} />}
        title={t('requests.missing')}
        action={<ActionLink to={REQUESTS_PATH}>{t('requests.back')}</ActionLink>}
      />
    );
  return (
    <AsyncView response={response}>
      {(request) => <RequestView request={request} onChanged={response.refresh} />}
    </AsyncView>
  );
}

interface RequestViewProps {
  request: Answer<'getRequest'>;
  onChanged(): Promise<unknown>;
}

function RequestView({ request, onChanged }: RequestViewProps) {
  const { t } = useTranslation('parent');
  const showToast = useToast();
  const now = useNow();
  const { api } = useSession();
  const { id, request_no: no } = request;
  const hasTutor = request.tuition !== null && request.tuition.state !== 'ended';
  const { shortlist_due_at: due } = request;
  const isLate = due !== null && shortlistState(due, now) === 'late';
  const isLookedFor = request.status === 'live' || request.tutors.length > 0;
  return (
    <div className="flex flex-col gap-4">
      <Link
        to={REQUESTS_PATH}
        className="inline-flex items-center gap-2 min-h-[36px] self-start font-semibold text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {t('requests.back')}
      </Link>
      <PageHead
        title={`${request.class_name}, ${request.category_name}`}
        lead={t('requests.no', { no })}
      />
      <RequestState request={request} />
      {request.can_search_again && <SearchAgain requestId={id} onSearching={onChanged} />}
      {hasTutor && <GuardianHandover requestId={id} />}
      {request.can_edit && (
        <div>
          <ActionLink to={editRequestPath(id)}>{t('requests.edit')}</ActionLink>
        </div>
      )}
      {isLookedFor && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">{t('compare.title')}</h2>
          <ProposedTutors
            endpoint="getProposedCv"
            readCv={(application_id) =>
              api.call('getProposedCv', { params: { id, application_id } })
            }
            isLate={isLate}
            tutors={request.tutors}
            choice={request.choice}
            canChoose={request.can_choose}
            onChoose={async (application_id, reason) => {
              const body = { application_id, ...(reason && { reason }) };
              await api.call('chooseTutor', { params: { id }, body });
              await onChanged();
              showToast(t('compare.thanks'), 'success');
            }}
          />
        </section>
      )}
      <RequestFacts request={request} />
      <RequestHistory history={request.history} />
      {request.can_cancel && (
        <div>
          <CancelButton
            name={`request-${id}`}
            title={t('requests.cancelTitle', { no })}
            text={t('requests.cancel')}
            onCancel={async (reason) => {
              await api.call('cancelRequest', { params: { id }, body: { reason } });
              await onChanged();
              showToast(t('requests.cancelled'), 'success');
            }}
          />
        </div>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { RequestAct } from './request-bar.tsx';
import { RequestView } from './request-view.tsx';
import { useNextRequest } from './use-next-request.ts';

/** One request; what is being done to it stands in the address, so that Back leaves it. */
export function RequestPage() {
  const { t } = useTranslation('staff');
  const id = Number(useParams()['id']);
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const showToast = useToast();
  const goOn = useNextRequest(id);
  const { data, error, refresh } = useLiveApi('getStaffRequest', { params: { id } });
  const request = data?.id === id ? data : undefined;
  usePageTitle(request?.request_no ?? t('nav.requests'));
  const asked = params.get('do');
  const allowed = request?.can.find((act) => act === asked);
  // What somebody has begun stays open when another one was faster: nothing typed is lost.
  const [begun, setBegun] = useState<RequestAct>();
  useEffect(() => {
    if (allowed) setBegun(allowed);
  }, [allowed]);
  const doing = allowed ?? (begun === asked ? begun : undefined);

  return (
    <AsyncView response={{ data: request, error, refresh }}>
      {(request) => (
        <RequestView
          key={request.id}
          request={request}
          doing={doing}
          onAct={(act: RequestAct | undefined) =>
            setParams(act ? { do: act } : {}, { replace: true, state: state })
          }
          onDone={async (act) => {
            showToast(t(`done.${act}`, { no: request.request_no }), 'success');
            if (!(await goOn(act))) setParams({}, { replace: true, state: state });
          }}
        />
      )}
    </AsyncView>
  );
}

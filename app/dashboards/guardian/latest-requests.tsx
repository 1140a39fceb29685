import { useTranslation } from 'react-i18next';
import { RequestCard } from '#app/tuition/requests/request-card.tsx';
import type { RequestSummary } from '#core/market/api/parent.ts';
import { REQUESTS_PATH } from '#core/market/hire/request-path.ts';
import { SeeAll } from './see-all.tsx';

const LATEST = 3;

export function LatestRequests({ requests }: { requests: RequestSummary[] }) {
  const { t } = useTranslation('dashboard');
  if (requests.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{t('latest')}</h2>
        <SeeAll to={REQUESTS_PATH}>{t('all')}</SeeAll>
      </div>
      <ul className="flex flex-col gap-3">
        {requests.slice(0, LATEST).map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

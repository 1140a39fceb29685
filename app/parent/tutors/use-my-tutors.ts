import useSWR from 'swr';
import { apiCacheSettings } from '#ui/api/use-api.ts';
import { useLang } from '#ui/i18n/i18n-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';

/** Confirmed tutors of the newest requests: those that were live or are closed, each asked for once. */
export function useMyTutors() {
  const { api } = useSession();
  const lang = useLang();
  return useSWR(
    ['my-tutors', lang],
    async () => {
      const { data } = await api.call('listRequests', { query: { page: 1 } });
      const candidates = data.filter(({ status }) => status === 'live' || status === 'closed');
      const requests = await Promise.all(
        candidates.map(({ id }) => api.call('getRequest', { params: { id } })),
      );
      return requests.flatMap((request) =>
        request.tutors
          .filter(({ stage }) => stage === 'confirm' || stage === 'payment')
          .map((tutor) => ({ request, tutor })),
      );
    },
    { ...apiCacheSettings, dedupingInterval: 0 },
  );
}

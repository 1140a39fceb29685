import { useParams } from 'react-router';
import { useFresh } from '#app/ground/page/use-fresh.ts';
import { useApi } from '#ui/api/use-api.ts';

/** The coach request of the address; an id that cannot be one asks for nothing. */
export function useCoachRequest() {
  const id = Number(useParams()['requestId']);
  const isId = Number.isInteger(id) && id > 0;
  const response = useApi('getCoachRequest', isId ? { params: { id } } : null, {
    keepsLast: true,
  });
  useFresh(response.refresh);
  return { ...response, isId };
}

import { useParams } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';

/** The tuition of the address; an id that cannot be one asks for nothing. */
export function useTuition() {
  const id = Number(useParams()['tuitionId']);
  const isId = Number.isInteger(id) && id > 0;
  const response = useApi('getTuition', isId ? { params: { id } } : null);
  return { id, isId, response };
}

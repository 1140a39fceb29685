import { useParams } from 'react-router';
import { TutoringRequests } from './tutoring-requests.tsx';

/** Each tab is its own list, with its own pages. */
export function TutoringRequestsPage() {
  const { tab } = useParams();
  const status = tab === 'cancelled' ? 'cancelled' : 'accepted';
  return <TutoringRequests key={status} status={status} />;
}

import { useParams } from 'react-router';
import { LiveTutoring } from './live-tutoring.tsx';

/** Each tab is its own list, with its own pages. */
export function LiveTutoringPage() {
  const { tab } = useParams();
  const status = tab === 'cancelled' ? 'cancelled' : 'completed';
  return <LiveTutoring key={status} status={status} />;
}

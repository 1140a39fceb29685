import type { CoachRequest } from '#core/tuition/api/coach-requests.ts';
import { CoachCard } from './coach-card.tsx';

interface CoachListProps {
  title?: string;
  requests: CoachRequest[];
  onChanged(): Promise<unknown>;
}

/** Cards of coach requests; nothing where there are none. */
export function CoachList({ title, requests, onChanged }: CoachListProps) {
  if (requests.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 mb-5">
      {title && <h2 className="text-lg">{title}</h2>}
      <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <CoachCard request={request} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

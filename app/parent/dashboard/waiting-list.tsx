import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { RequestSummary } from '#core/api/schemas/parent.ts';
import { requestPath } from '#core/hire/request-path.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';

/** Requests that came back, those with tutors to choose from, and tutors to meet. */
export function WaitingList({ requests }: { requests: RequestSummary[] }) {
  const texts = useTexts('dashboard');
  const format = useFormat();
  const waiting = requests.flatMap(
    ({ id, request_no: no, status, proposed_tutors: count, tuition }) => {
      if (status === 'returned') return [{ id, text: texts('mend', { no }) }];
      if (tuition?.state === 'appointed')
        return [{ id, text: texts('meet', { no, name: tuition.tutor_name }) }];
      if (status !== 'live' || count === 0) return [];
      return [{ id, text: texts('choose', { count, no, n: format.number(count) }) }];
    },
  );
  return (
    <Section padding="normal" title={texts('waiting')}>
      {waiting.length === 0 ? (
        <p className="flex gap-2 text-muted">
          <CircleCheck aria-hidden="true" size={20} className="text-brand" />
          {texts('nothingWaiting')}
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {waiting.map(({ id, text }) => (
            <li key={id}>
              <Alert tone="warning" className="relative">
                <Link to={requestPath(id)} className="covers-card font-semibold">
                  {text}
                </Link>
              </Alert>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

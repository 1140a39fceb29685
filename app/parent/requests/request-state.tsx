import type { RequestDetail } from '#core/api/schemas/parent.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Where it stands, in words, with the reason where there is one. */
export function RequestState({ request }: { request: RequestDetail }) {
  const texts = useTexts('parent');
  const { status, reason } = request;
  return (
    <section className="flex flex-col items-start gap-2 p-4 bg-paper border border-line rounded">
      <StatusBadge status={status} />
      <p>{request.is_hidden ? texts('requests.hidden') : texts(`statusHint.${status}`)}</p>
      {reason && (
        <p className="break-words">
          <span className="font-semibold">{texts('requests.reason')}:</span> {reason}
        </p>
      )}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { WaitingLinks } from '#app/ground/list/waiting-links.tsx';
import type { TutorWaiting } from '#core/people/api/tutor-waiting.ts';
import { letterPath } from '#core/tuition/teaching/letter-path.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { useWaitingText } from './use-waiting-text.ts';

function pathOf(one: TutorWaiting): string {
  switch (one.kind) {
    case 'online_lesson':
      return `/tutor/live-tutoring/view/${one.id}`;
    case 'asked':
      return '/tutor/tutoring-request/pending';
    case 'invoices':
      return '/tutor/payment/invoice';
    case 'letter':
      return letterPath('tutor', one.id);
    case 'meet':
      return tuitionPath('tutor', 'job-details', one.id);
    case 'messages':
      return tuitionPath('tutor', 'messages', one.id);
    case 'today':
    case 'disputed':
      return tuitionPath('tutor', 'lessons', one.id);
    default:
      return tuitionPath('tutor', 'changes', one.id);
  }
}

const keyOf = (one: TutorWaiting) =>
  `${one.kind}-${'id' in one ? one.id : ''}-${'at' in one ? one.at : ''}`;

/** Lists what cannot continue before the tutor has acted, each with a link to its screen. */
export function WaitingList() {
  const { t } = useTranslation('tutor');
  const waitingText = useWaitingText();
  const { data, error, refresh } = useLiveApi('listTutorWaiting', {});
  if (!data && error) return <LoadError error={error} onRetry={() => void refresh()} />;
  if (!data || data.data.length === 0) return null;
  return (
    <WaitingLinks
      title={t('waiting.title')}
      links={data.data.map((one) => ({ key: keyOf(one), to: pathOf(one), text: waitingText(one) }))}
    />
  );
}

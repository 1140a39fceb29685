import { useTranslation } from 'react-i18next';
import { WaitingLinks } from '#app/ground/list/waiting-links.tsx';
import type { Waiting } from '#core/dashboards/api/parent-waiting.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import { letterPath } from '#core/tuition/teaching/letter-path.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { useWaitingText } from './use-waiting-text.ts';

function pathOf({ kind, id }: Waiting): string {
  if (kind === 'letter') return letterPath('guardian', id);
  if (kind === 'messages') return tuitionPath('guardian', 'messages', id);
  if (kind === 'lessons') return tuitionPath('guardian', 'lessons', id);
  if (kind === 'demo' || kind === 'changes' || kind === 'leave')
    return tuitionPath('guardian', 'changes', id);
  return requestPath(id);
}

/** Lists what cannot go on before the guardian has answered, each with a link to its screen. */
export function WaitingList({ waiting }: { waiting: Waiting[] }) {
  const { t } = useTranslation('dashboard');
  const waitingText = useWaitingText();
  return (
    <WaitingLinks
      title={t('waiting')}
      links={waiting.map((one) => ({
        key: `${one.kind}-${one.id}`,
        to: pathOf(one),
        text: waitingText(one),
      }))}
    />
  );
}

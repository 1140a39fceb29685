import { Link } from 'react-router';
import type { Waiting } from '#core/api/schemas/parent-waiting.ts';
import { requestPath } from '#core/hire/request-path.ts';
import { letterPath } from '#core/teaching/letter-path.ts';
import { tuitionPath } from '#core/teaching/tuition-path.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { useWaitingText } from './use-waiting-text.ts';

function pathOf({ kind, id }: Waiting): string {
  if (kind === 'letter') return letterPath('guardian', id);
  if (kind === 'lessons') return tuitionPath('guardian', 'lessons', id);
  if (kind === 'demo' || kind === 'changes') return tuitionPath('guardian', 'changes', id);
  return requestPath(id);
}

/** What cannot go on before the guardian has answered, each on the way to its screen. */
export function WaitingList({ waiting }: { waiting: Waiting[] }) {
  const texts = useTexts('dashboard');
  const waitingText = useWaitingText();
  return (
    <Section padding="normal" title={texts('waiting')}>
      <ul className="flex flex-col gap-2">
        {waiting.map((one) => (
          <li key={`${one.kind}-${one.id}`}>
            <Alert tone="warning" className="relative">
              <Link to={pathOf(one)} className="covers-card font-semibold">
                {waitingText(one)}
              </Link>
            </Alert>
          </li>
        ))}
      </ul>
    </Section>
  );
}

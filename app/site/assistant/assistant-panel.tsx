import { Assistant } from '#widgets/assistant/assistant.tsx';
import { FloatingPanel } from '#widgets/assistant/floating-panel.tsx';
import { TALK } from './talk-name.ts';
import { useAppHost } from './use-app-host.tsx';

export function AssistantPanel({ onClose }: { onClose(): void }) {
  const host = useAppHost();
  return (
    <FloatingPanel onClose={onClose}>
      <Assistant talkName={TALK} host={host} onClose={onClose} />
    </FloatingPanel>
  );
}

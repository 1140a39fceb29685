import type { ChatScreenProps } from './chat-screen.tsx';
import { LostPart } from './lost-part.tsx';
import { usePart } from './use-part.ts';

const load = async () => (await import('./hire-view.tsx')).HireView;

export function HirePlace(props: ChatScreenProps) {
  const { Part, hasFailed, retry } = usePart(load);
  if (Part) return <Part {...props} />;
  return props.form.isOpen ? (
    <div className="flex-1 p-3">
      <LostPart hasFailed={hasFailed} onRetry={retry} />
    </div>
  ) : null;
}

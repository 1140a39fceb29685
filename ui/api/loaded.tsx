import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { StatePanel } from '../state-panel/state-panel.tsx';

interface LoadedProps<Data> {
  response: { data: Data | undefined; error: unknown; mutate(): Promise<unknown> };
  children(data: Data): ReactNode;
}

/** What is shown while an answer is on its way, when it failed, and once it is there. */
export function Loaded<Data>({ response: { data, error, mutate }, children }: LoadedProps<Data>) {
  const common = useTexts('common');
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <div role="status" aria-label={common('loading')} className="flex flex-col gap-4">
        <Skeleton className="w-full h-[120px]" />
        <Skeleton className="w-full h-[220px]" />
      </div>
    );
  return (
    <StatePanel
      alert
      icon={<CloudOff size={32} />}
      title={common('loadError')}
      action={<Button onClick={() => void mutate()}>{common('retry')}</Button>}
    />
  );
}

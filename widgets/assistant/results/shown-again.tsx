import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

/** A list of earlier is asked for again only when somebody wants to see it: a reload stays cheap. */
export function ShownAgain({ isNewest, children }: { isNewest: boolean; children: ReactNode }) {
  const texts = useTexts('assistant');
  const [isShown, setShown] = useState(isNewest);
  if (isShown) return children;
  return (
    <Button look="quiet" className="self-start" onClick={() => setShown(true)}>
      {texts('jobs.show')}
    </Button>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';

/** A list of earlier is asked for again only when somebody wants to see it: a reload stays cheap. */
export function ShownAgain({ isNewest, children }: { isNewest: boolean; children: ReactNode }) {
  const { t } = useTranslation('assistant');
  const [isShown, setShown] = useState(isNewest);
  if (isShown) return children;
  return (
    <Button look="quiet" className="self-start" onClick={() => setShown(true)}>
      {t('jobs.show')}
    </Button>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LateSearch } from './late-search.tsx';

/** The search where the field has no room, or is out of sight. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('staff');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The dialog has opened by now, with the focus on its first button; the field may come later.
    const arrived = new MutationObserver(() => toField());
    const toField = () => {
      const field = element.querySelector('input');
      field?.focus();
      if (field) arrived.disconnect();
    };
    arrived.observe(element, { childList: true, subtree: true });
    toField();
    return () => arrived.disconnect();
  }, []);
  return (
    <Dialog title={t('search.do')} onClose={onClose}>
      <div ref={box} className="min-h-[400px]">
        <LateSearch onGo={onClose} />
      </div>
    </Dialog>
  );
}

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import { useBackCloses } from '#ui/dialog/use-back-closes.ts';
import { SidebarMenu } from './sidebar-menu.tsx';

/** The side menu where there is no room for it: a modal drawer, closed by Escape or beside it. */
export function MenuDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('tutor');
  const { t: common } = useTranslation('common');
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();

  useEffect(() => {
    if (drawer.current && !drawer.current.open) drawer.current.showModal();
  }, []);
  useBackCloses(drawer);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={drawer}
      className="drawer"
      aria-label={t('menuLabel')}
      onClose={onClose}
      onClick={(event) => event.target === drawer.current && close()}
    >
      <button
        type="button"
        aria-label={common('close')}
        className="absolute right-2 top-2 inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm text-muted hover:text-ink"
        onClick={close}
      >
        <X aria-hidden="true" size={20} />
      </button>
      <SidebarMenu onLeave={close} />
      <div className="sm:hidden px-3 py-2 border-t border-line">
        <LanguageSwitch />
      </div>
    </dialog>
  );
}

import { Keyboard, ListTodo } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { QueueNav } from './queue-nav.tsx';
import { useKeys } from './use-keys.ts';
import { ROOMY } from './widths.ts';

/** The frame of every staff screen: queues at the left, or in a sheet where there is no room. */
export function StaffConsole() {
  const { t } = useTranslation('staff');
  const isRoomy = useMedia(ROOMY);
  const [open, setOpen] = useState<'keys' | 'queues'>();
  const close = () => setOpen(undefined);
  useKeys({
    '?': () => setOpen('keys'),
    '/': () => document.querySelector<HTMLElement>('[data-search] input')?.focus(),
  });

  return (
    <div className={isRoomy ? 'flex gap-6 items-start' : 'flex flex-col gap-4'}>
      {isRoomy ? (
        <aside
          aria-label={t('nav.label')}
          className="sticky top-4 w-[220px] flex-none flex flex-col gap-4"
        >
          <QueueNav />
          <KeysButton onClick={() => setOpen('keys')} />
        </aside>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            icon={<ListTodo aria-hidden="true" size={18} />}
            onClick={() => setOpen('queues')}
          >
            {t('nav.open')}
          </Button>
          <KeysButton onClick={() => setOpen('keys')} />
        </div>
      )}
      <div className="flex-1 min-w-0">
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
      {open === 'keys' && <KeysDialog onClose={close} />}
      {open === 'queues' && (
        <Dialog title={t('nav.label')} onClose={close}>
          <QueueNav onGo={close} />
        </Dialog>
      )}
    </div>
  );
}

function KeysButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation('staff');
  return (
    <Button
      look="quiet"
      className="self-start text-sm"
      icon={<Keyboard aria-hidden="true" size={18} />}
      onClick={onClick}
    >
      {t('keys.title')}
    </Button>
  );
}

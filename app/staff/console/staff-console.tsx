import { Keyboard, ListTodo, Search } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { LateSearch } from '../search/late-search.tsx';
import { SearchDialog } from '../search/search-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { QueueNav } from './queue-nav.tsx';
import { useKeys } from './use-keys.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { ROOMY } from './widths.ts';

/** The frame of every staff screen: the search above, queues at the left, or both in sheets where there is no room. */
export function StaffConsole() {
  const { t } = useTranslation('staff');
  const isRoomy = useMedia(ROOMY);
  const [open, setOpen] = useState<'keys' | 'queues' | 'search'>();
  const close = () => setOpen(undefined);
  const bar = useRef<HTMLElement>(null);
  useSearchKeys(() => {
    const field = bar.current?.querySelector('input');
    // In the middle of a long list the place in it is worth more than the bar.
    if (field && field.getBoundingClientRect().top >= 0) field.focus();
    else setOpen('search');
  });
  useKeys({
    '?': () => setOpen('keys'),
    f: () => document.querySelector<HTMLElement>('[data-search] input')?.focus(),
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
          <Button
            look="secondary"
            icon={<Search aria-hidden="true" size={18} />}
            onClick={() => setOpen('search')}
          >
            {t('search.do')}
          </Button>
          <KeysButton onClick={() => setOpen('keys')} />
        </div>
      )}
      <div className="flex-1 min-w-0 flex flex-col gap-4">
        {isRoomy && (
          <search ref={bar}>
            <LateSearch />
          </search>
        )}
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
      {open === 'keys' && <KeysDialog onClose={close} />}
      {open === 'search' && <SearchDialog onClose={close} />}
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

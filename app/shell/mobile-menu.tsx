import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import { SHOP_PATH } from '#core/site/shop-path.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { MenuItem } from './menu-item.tsx';
import { useMenuLinks } from './use-menu-links.ts';

const ITEM =
  'flex items-center w-full min-h-[44px] px-3 font-semibold text-start rounded-sm hover:bg-brand-soft hover:text-brand';

/** The header's links where there is no room for them. */
export function MobileMenu() {
  const { t } = useTranslation('app');
  const { user, signOut } = useSession();
  const [isOpen, setOpen] = useState(false);
  const links = [
    { to: '/job-board', text: t('nav.jobBoard') },
    { to: '/hub', text: t('nav.tutorHub') },
    { to: SHOP_PATH, text: t('nav.shop') },
    ...useMenuLinks(),
  ];
  const close = () => setOpen(false);

  return (
    <>
      <button
        type="button"
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        className="lg:hidden inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm hover:bg-brand-soft hover:text-brand"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" size={22} />
      </button>
      {isOpen && (
        <Dialog title={t('nav.menu')} onClose={close}>
          <nav aria-label={t('nav.main')}>
            <ul className="flex flex-col gap-1">
              {links.map((link) => (
                <li key={link.text}>
                  {'links' in link ? (
                    <>
                      <p className="px-3 pt-2 text-sm text-muted">{link.text}</p>
                      <ul>
                        {link.links.map((one) => (
                          <li key={one.text}>
                            <MenuItem link={one} className={ITEM} onGo={close} />
                          </li>
                        ))}
                      </ul>
                    </>
                  ) : (
                    <MenuItem link={link} className={ITEM} onGo={close} />
                  )}
                </li>
              ))}
              {user && (
                <li>
                  <button
                    type="button"
                    className={ITEM}
                    onClick={() => {
                      close();
                      void signOut();
                    }}
                  >
                    {t('nav.logout')}
                  </button>
                </li>
              )}
            </ul>
          </nav>
        </Dialog>
      )}
    </>
  );
}

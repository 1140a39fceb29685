import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isAccountPath } from '#core/people/account/account-paths.ts';
import { Footer } from './footer.tsx';
import { FrameNotices } from './frame-notices.tsx';
import { Header } from './header.tsx';
import { PageMain } from './page-main.tsx';
import { ShortFooter } from './short-footer.tsx';

/** Header and footer around every page that has no frame of its own; `extra` floats above it. */
interface PublicFrameProps {
  extra: ReactNode;
  /** The notice above every screen besides those of the account. */
  notice: ReactNode;
}

export function PublicFrame({ extra, notice }: PublicFrameProps) {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col min-h-[100dvh]">
      <Header />
      <PageMain className="contained flex-1 py-6" notice={<FrameNotices>{notice}</FrameNotices>} />
      {isAccountPath(pathname) ? <ShortFooter /> : <Footer />}
      {extra}
    </div>
  );
}

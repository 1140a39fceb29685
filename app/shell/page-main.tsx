import { type ReactNode, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageAlive } from '#app/ground/page/page-alive.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useArrival } from './use-arrival.ts';

interface PageMainProps {
  className: string;
  /** The notice above every screen of the frame. */
  notice?: ReactNode;
}

/** Shows the screens of a frame: the target of the skip link, focused on arrival. */
export function PageMain({ className, notice }: PageMainProps) {
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <main id="main" ref={main} tabIndex={-1} className={className}>
      {notice}
      <ErrorBoundary place={key}>
        <Suspense>
          <Outlet />
          <PageAlive />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

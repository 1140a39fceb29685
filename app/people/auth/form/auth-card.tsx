import type { ReactNode } from 'react';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { Card } from '#ui/card/card.tsx';
import { CookieNotice } from './cookie-notice.tsx';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of every sign-in and sign-up screen. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  usePageTitle(title);
  return (
    <Card as="section" padding="roomy" className="max-w-[480px] mx-auto flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      <CookieNotice />
      {children}
    </Card>
  );
}

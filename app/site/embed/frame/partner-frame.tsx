/**
 * The frame around our windows on behalf of a partner's page: who asks, in large type, and nothing
 * else.
 */
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SignOutDialog } from '#app/people/session/sign-out-dialog.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { useAppEnvironment } from '#app/shell/use-app-environment.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useApi } from '#ui/api/use-api.ts';
import { EnvironmentProvider } from '#ui/environment.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ToastProvider } from '#ui/toast/toast-provider.tsx';
import { FrameProblem } from './frame-problem.tsx';
import { type PartnerRequest, readPartnerRequest } from './partner-request.ts';

export interface Visit {
  request: PartnerRequest;
  partner: { name: string; host: string };
}

type Content = (visit: Visit) => ReactNode;

export function PartnerFrame({ children }: { children: Content }) {
  return (
    <EnvironmentProvider environment={useAppEnvironment()}>
      <ToastProvider>
        <div className="flex flex-col min-h-[100dvh]">
          <header className="px-4 py-2 bg-paper border-b border-line">
            <Logo />
          </header>
          <main className="flex-1 w-full max-w-[560px] mx-auto flex flex-col gap-4 p-4">
            <Checked>{children}</Checked>
          </main>
        </div>
        <SignOutDialog />
      </ToastProvider>
    </EnvironmentProvider>
  );
}

/** Nothing is shown, asked or sent before page and partner are what they should be. */
function Checked({ children }: { children: Content }) {
  const [query] = useSearchParams();
  const [request] = useState(() => readPartnerRequest(query));
  if (window.top !== window) return <FrameProblem kind="framed" />;
  if (self.origin === 'null') return <FrameProblem kind="sandboxed" />;
  if (!request) return <FrameProblem kind="broken" />;
  return <Registered request={request}>{children}</Registered>;
}

function Registered({ request, children }: { request: PartnerRequest; children: Content }) {
  const { data, error, refresh } = useApi('getEmbedSite', { params: { site: request.site } });
  if (error && !data) {
    const isUnknown = isApiError(error) && error.status === 404;
    return <FrameProblem kind={isUnknown ? 'unknown' : 'offline'} onRetry={() => void refresh()} />;
  }
  if (!data) return <Skeleton className="h-96" />;
  if (!data.origins.includes(request.origin)) return <FrameProblem kind="unknown" />;
  const partner = { name: data.name, host: new URL(request.origin).host };
  return (
    <>
      <p className="flex flex-col">
        <strong className="text-xl">{partner.name}</strong>
        <span className="text-lg text-muted">{partner.host}</span>
      </p>
      <div>{children({ request, partner })}</div>
    </>
  );
}

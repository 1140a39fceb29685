import { useLocation } from 'react-router';
import { lateExtra } from '#app/ground/late/late-extra.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { PageAssistant } from './page-assistant.tsx';

const GuardianTabs = lateExtra(
  async () => (await import('#app/dashboards/guardian/shell/guardian-tabs.tsx')).GuardianTabs,
);

/** Floats over pages for everybody: the assistant, and where a guardian's tab has led, the tabs. */
export function PageExtras() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {user?.type === 'parent' && /^\/hub(\/|$)/.test(pathname) && <GuardianTabs />}
      <PageAssistant />
    </>
  );
}

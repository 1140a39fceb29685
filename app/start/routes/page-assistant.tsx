import { useLocation } from 'react-router';
import { Extra } from '#app/ground/late/late-extra.tsx';
import { AssistantLauncher, hasLauncher } from './assistant-launcher.ts';

/** The assistant's button, on the pages that have it. */
export function PageAssistant() {
  const { pathname } = useLocation();
  return (
    hasLauncher(pathname) && (
      <Extra>
        <AssistantLauncher />
      </Extra>
    )
  );
}

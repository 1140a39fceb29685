import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { drafts } from '#app/ground/preferences/drafts.ts';
import { isAccountPath } from '#core/people/account/account-paths.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { FloatingLauncher } from '#widgets/assistant/floating-launcher.tsx';

const OPEN = 'assistant-open';
/** The floating assistant on public pages; its code is fetched when it is opened. */
export function AssistantLauncher() {
  const { t } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const showToast = useToast();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(() => drafts.read(OPEN) !== null);
  const [Panel, setPanel] = useState<ComponentType<{ onClose(): void }>>();

  const show = (wanted: boolean) => {
    drafts.write(OPEN, wanted ? '1' : null);
    setOpen(wanted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time it is opened
  useEffect(() => {
    if (!isOpen || Panel) return;
    import('./assistant-panel.tsx').then(
      ({ AssistantPanel }) => setPanel(() => AssistantPanel),
      () => {
        show(false);
        showToast(common('noInternet'), 'error');
      },
    );
  }, [isOpen]);

  return (
    <FloatingLauncher
      label={t('assistant.open')}
      isOpen={isOpen && Panel !== undefined}
      isLate={pathname === '/'}
      isAside={isAccountPath(pathname)}
      onOpen={() => show(true)}
    >
      {isOpen && Panel && <Panel onClose={() => show(false)} />}
    </FloatingLauncher>
  );
}

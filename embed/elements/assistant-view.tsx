import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '#ui/environment.tsx';
import { Assistant } from '#widgets/assistant/assistant.tsx';
import { FloatingLauncher } from '#widgets/assistant/floating-launcher.tsx';
import { FloatingPanel } from '#widgets/assistant/floating-panel.tsx';
import type { AssistantValues } from './assistant-attributes.ts';
import { useEmbedHost } from './use-embed-host.tsx';

/** The letters of a paragraph: the rest of what a page may write is cut. */
const MAX_GREETING = 300;
const OPEN = 'assistant-open';

export interface AssistantViewProps extends AssistantValues {
  element: HTMLElement;
  productUrl: string;
}

/**
 * Returns the place of this assistant among the page's assistants: each has a conversation of its
 * own.
 */
const placeOf = (element: HTMLElement) =>
  element.isConnected
    ? Math.max(0, [...document.querySelectorAll(element.localName)].indexOf(element))
    : 0;

export function AssistantView(props: AssistantViewProps) {
  const { element, mode, intent, greeting, cityId, site = '' } = props;
  const { drafts } = useEnvironment();
  const { t } = useTranslation('assistant');
  const [place] = useState(() => placeOf(element));
  const [isOpen, setOpen] = useState(
    () =>
      mode === 'floating' &&
      (element.hasAttribute('data-porua-open') || drafts.read(OPEN) !== null),
  );
  // Opened by the button that stood in for this.
  useEffect(() => {
    if (isOpen && mode === 'floating') drafts.write(OPEN, '1');
  }, [isOpen, mode, drafts]);
  const host = useEmbedHost(props, place);
  const talk = {
    talkName: `${site}:${place}`,
    host,
    greeting: greeting?.slice(0, MAX_GREETING),
    intent: intent === 'none' ? undefined : intent,
    cityId,
  };
  if (mode === 'inline')
    return (
      <div className="assistant-inline bg-paper border border-line rounded">
        <Assistant {...talk} />
      </div>
    );
  const show = (wanted: boolean) => {
    drafts.write(OPEN, wanted ? '1' : null);
    setOpen(wanted);
  };
  return (
    <FloatingLauncher label={t('chat.open')} isOpen={isOpen} onOpen={() => show(true)}>
      {isOpen && (
        <FloatingPanel onClose={() => show(false)}>
          <Assistant {...talk} onClose={() => show(false)} />
        </FloatingPanel>
      )}
    </FloatingLauncher>
  );
}

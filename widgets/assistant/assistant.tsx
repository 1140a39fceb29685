/**
 * The assistant: a conversation that finds tuition and tutors and answers questions. The engine is
 * core/site/assistant; this shows what it says, and does what it asks for.
 * Source: docs/requirements/site/assistant.md, "What it does".
 */
import { useEffect, useMemo, useState } from 'react';
import { answerLang } from '#core/site/assistant/dialogue/language-memory.ts';
import { type AssistantState, createState } from '#core/site/assistant/dialogue/state.ts';
import { areasMentioned } from '#core/site/assistant/lookups/areas-needed.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { ChatLanguage } from './chat-language.tsx';
import { ChatScreen } from './chat-screen.tsx';
import type { AssistantHost } from './host-parts.ts';
import type { StartIntent } from './start-intents.ts';
import { readTalk } from './talk-store.ts';
import { useAssistantLookups } from './use-assistant-lookups.ts';
import { useFormPlace } from './use-form-place.ts';
import { useTalk } from './use-talk.ts';

export interface AssistantProps {
  /** Conversations of one name are one. */
  talkName: string;
  host: AssistantHost;
  /** The words in place of our own first ones. */
  greeting?: string | undefined;
  /** The intent that a new conversation begins with. */
  intent?: StartIntent | undefined;
  cityId?: number | undefined;
  /** Closes the assistant; only a floating one has it. */
  onClose?(): void;
}

const hasJobList = ({ turns }: AssistantState) =>
  turns.some(({ messages }) => messages.some(({ command }) => command?.kind === 'search_jobs'));

export function Assistant({ talkName, host, cityId, ...props }: AssistantProps) {
  const { drafts, lang } = useEnvironment();
  // The first view says what it can without names, which are most of what a conversation weighs.
  const [isWanted, setWanted] = useState(cityId !== undefined || props.intent !== undefined);
  const [mentioned] = useState(() => areasMentioned(readTalk(drafts, talkName)));
  const { prepared, lookups, hasFailed, retry } = useAssistantLookups(isWanted, mentioned);
  const start = useMemo(
    () => ({
      ...createState(),
      known: cityId === undefined ? {} : { city: { value: cityId, turn: 0 } },
    }),
    [cityId],
  );
  const talk = useTalk(talkName, { prepared, lookups, start });
  const form = useFormPlace(talkName, host.hireDraft);
  const hasBegun = talk.isWaiting || talk.state.turns.length > 0;
  useEffect(() => {
    if (hasBegun) setWanted(true);
  }, [hasBegun]);
  return (
    <ChatLanguage
      lang={answerLang(talk.state.language, lang)}
      host={host}
      needsLists={hasJobList(talk.state)}
      needsHire={form.opening > 0}
    >
      {(isReady) => (
        <ChatScreen
          {...props}
          {...{ talk, host, lookups, hasFailed, cityId }}
          usesModel={prepared?.usesModel ?? false}
          form={isReady ? form : { ...form, isOpen: false, opening: 0 }}
          onRetry={retry}
          onApproach={() => setWanted(true)}
        />
      )}
    </ChatLanguage>
  );
}

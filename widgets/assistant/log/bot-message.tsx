import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SlotName } from '#core/search/slots/slots.ts';
import type { AssistantMessage } from '#core/site/assistant/dialogue/message.ts';
import { ChoiceButtons } from '../choice-buttons.tsx';
import { AskedForm } from '../forms/asked-form.tsx';
import { CommandResult } from '../results/command-result.tsx';
import { Helplines } from '../results/helplines.tsx';
import { PersonLinks } from '../results/person-links.tsx';
import type { TurnProps } from '../turn-props.ts';
import { useLabel } from '../use-label.ts';
import { Bubble } from './bubble.tsx';
import { ChipList } from './chip-list.tsx';
import { UsedChoices } from './used-choices.tsx';

/** Questions whose answer is easier in a small form than in buttons or words. */
const FORMS: Partial<Record<AssistantMessage['key'], SlotName>> = {
  'ask.subjects': 'subjects',
  'ask.area': 'area',
};
const isForm = (key: string) => key === 'choice.subject';

/** Names the link by what stands behind it: a text to read, or the page where it is done. */
function linkText(key: AssistantMessage['key']) {
  if (key === 'status.signIn') return 'chat.signIn';
  if (key === 'trouble.advance_fee') return 'chat.report';
  return /^(?:trouble|refunds)\./.test(key) ? 'chat.goThere' : 'chat.source';
}

export function BotMessage({ message, ...turn }: TurnProps & { message: AssistantMessage }) {
  const { talk, host, lookups, index, isNewest, hasChips } = turn;
  const { t } = useTranslation('assistant');
  const write = useLabel(lookups);
  const { key, link, command, chips, danger, choices = [] } = message;
  const asked = FORMS[key];
  const next = talk.state.turns[index + 1];
  const shown = asked ? choices.filter((choice) => !isForm(choice.key)) : choices;
  return (
    <>
      <Bubble by="assistant">{write(message)}</Bubble>
      {link?.startsWith('/') && (
        <a
          href={host.href(link)}
          target={host.target}
          rel={host.target && 'noopener'}
          onClick={(event) => host.onFollow?.(link, event)}
          className="self-start inline-flex items-center gap-1 min-h-[44px] text-brand font-semibold hover:underline"
        >
          <ExternalLink aria-hidden="true" size={16} />
          {t(linkText(key))}
        </a>
      )}
      {danger && <Helplines danger={danger} />}
      {(danger || /^(?:person|trouble)\./.test(key)) && <PersonLinks />}
      {hasChips && chips && <ChipList {...{ talk, lookups, chips }} />}
      {command && <CommandResult {...turn} command={command} />}
      {isNewest && asked && <AskedForm slot={asked} {...{ talk, lookups }} />}
      {isNewest && shown.length > 0 && <ChoiceButtons choices={shown} {...{ talk, lookups }} />}
      {!isNewest && choices.length > 0 && (
        <UsedChoices {...{ choices, lookups }} chosen={next?.choice} />
      )}
    </>
  );
}

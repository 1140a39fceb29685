/** The conversation as plain text, in the language it is shown in. */

import { useTranslation } from 'react-i18next';
import { brand } from '#core/ground/brand.ts';
import type { AssistantState } from '#core/site/assistant/dialogue/state.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { useLabel } from './use-label.ts';

export function useTranscript(lookups: Lookups) {
  const { t } = useTranslation('assistant');
  const write = useLabel(lookups);
  return ({ turns }: AssistantState): string =>
    turns
      .flatMap(({ text, choice, messages }) => [
        ...(text === undefined ? [] : [`${t('chat.you')}: ${text}`]),
        ...(choice === undefined ? [] : [`${t('chat.you')}: ${write(choice)}`]),
        ...messages.map((message) => {
          const known = (message.chips ?? []).map(write).join(' · ');
          return `${t('chat.title')}: ${write(message)}${known && `\n  ${known}`}`;
        }),
      ])
      .join('\n');
}

export const transcriptFile = (text: string): Blob =>
  new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' });

export const TRANSCRIPT_NAME = `${brand.slug}-assistant.txt`;

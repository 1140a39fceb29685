/** A message as a reader sees it, to check that every key and value can be written. */
import type { AssistantMessage, Data, TextKey } from '#core/assistant/dialogue/message.ts';
import type { Lookups } from '#core/assistant/gazetteer/prepare-lookups.ts';
import { writeValue } from '#core/assistant/write-value.ts';
import { createFormat } from '#core/format/format.ts';
import bn from '#locales/bn/assistant.json' with { type: 'json' };
import en from '#locales/en/assistant.json' with { type: 'json' };

const texts = { en, bn };

export function createRenderer(lang: 'en' | 'bn', lookups: Lookups) {
  const format = createFormat(lang);
  const text = (key: TextKey) => {
    let node: unknown = texts[lang];
    for (const part of key.split('.')) node = Object(node)[part];
    return String(node);
  };
  const fill = (key: TextKey, data: Data) =>
    text(key).replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
      const value = data[name];
      return value ? writeValue(value, { lang, format, lookups, text }) : placeholder;
    });
  return ({ key, data, chips = [], choices = [] }: AssistantMessage) => ({
    text: fill(key, data),
    chips: chips.map((chip) => fill(chip.key, chip.data)),
    choices: choices.map((choice) => fill(choice.key, choice.data)),
  });
}

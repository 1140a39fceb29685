/** A message as a reader sees it, to check that every key and value can be written. */

import { createFormat } from '#core/ground/format/format.ts';
import type { AssistantMessage, Label } from '#core/site/assistant/dialogue/message.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { type Reader, writeLabel } from '#core/site/assistant/write-value.ts';
import bn from '#locales/bn/site/assistant.json' with { type: 'json' };
import en from '#locales/en/site/assistant.json' with { type: 'json' };

const texts = { en, bn };

export function createRenderer(lang: 'en' | 'bn', lookups: Lookups) {
  const format = createFormat(lang);
  const plurals = new Intl.PluralRules(lang);
  const text: Reader['text'] = (key, values = {}) => {
    const count = Number(values['count']);
    const read = (name: string) => {
      let node: unknown = texts[lang];
      for (const part of name.split('.')) node = Object(node)[part];
      return node;
    };
    return String(read(`${key}_${plurals.select(count)}`) ?? read(key)).replace(
      /\{\{(\w+)\}\}/g,
      (placeholder, name: string) => String(values[name] ?? placeholder),
    );
  };
  const fill = (label: Label) => writeLabel(label, { lang, format, lookups, text });
  return ({ key, data, chips = [], choices = [] }: AssistantMessage) => ({
    text: fill({ key, data }),
    chips: chips.map(fill),
    choices: choices.map(fill),
  });
}

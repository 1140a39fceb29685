/** The utterances with what should be understood of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Utterance {
  file: string;
  language: string;
  text: string;
  intent: string;
  /** `name=value` each. */
  slots: readonly string[];
}

const folder = path.join(import.meta.dirname, '../../../assistant/corpus');

export function readCorpus(file: string): Utterance[] {
  const [, ...lines] = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [language = '', text = '', intent = '', slots = ''] = line.split('\t');
    return { file, language, text, intent, slots: slots.split('; ').filter(Boolean) };
  });
}

/** Sentences of danger and those that only sound like it. The held-out ones never shaped a rule. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../../assistant/safety');

export interface SafetySentence {
  /** A danger, or `none`. */
  kind: string;
  text: string;
}

export const readSafety = (file: 'tuned' | 'held-out'): SafetySentence[] =>
  readFileSync(path.join(folder, `${file}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind = '', text = ''] = line.split(' | ');
      return { kind, text };
    });

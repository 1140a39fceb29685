import { splitAtWords } from './find-sections.ts';

interface MarkedTextProps {
  text: string;
  words: readonly string[];
}

/** A text in which what was looked for stands out. */
export const MarkedText = ({ text, words }: MarkedTextProps) =>
  words.length === 0
    ? text
    : splitAtWords(text, words).map((part) =>
        part.isFound ? <mark key={part.at}>{part.text}</mark> : part.text,
      );

interface ReadyWordsProps {
  words: readonly string[];
  onPick(words: string): void;
}

/** Sentences that are often written; a press fills the field, which stays open to change. */
export const ReadyWords = ({ words, onPick }: ReadyWordsProps) => (
  <div className="flex flex-wrap gap-2">
    {words.map((sentence) => (
      <button
        key={sentence}
        type="button"
        className="min-h-[36px] px-3 py-1 rounded-sm border border-edge text-sm text-start hover:border-brand hover:text-brand"
        onClick={() => onPick(sentence)}
      >
        {sentence}
      </button>
    ))}
  </div>
);

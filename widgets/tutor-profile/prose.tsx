/** Words in small boxes. */
export const Words = ({ words }: { words: readonly { id: number; text: string }[] }) => (
  <ul className="flex flex-wrap gap-2">
    {words.map(({ id, text }) => (
      <li key={id} className="px-3 py-1 rounded-sm bg-surface text-sm">
        {text}
      </li>
    ))}
  </ul>
);

/** Shows what was written by the tutor, with its lines. */
export const Prose = ({ text }: { text: string }) => (
  <p className="break-words whitespace-pre-wrap">{text}</p>
);

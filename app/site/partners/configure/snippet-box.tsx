import { useId } from 'react';
import { CodeBlock } from '../code-block.tsx';

interface SnippetBoxProps {
  label: string;
  hint?: string;
  /** Undefined where there is none for this choice. */
  code: string | undefined;
}

/** A part of the page with code of one kind. */
export function SnippetBox({ label, hint, code }: SnippetBoxProps) {
  const id = useId();
  if (code === undefined) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 min-w-0">
      <CodeBlock
        code={code}
        hint={hint}
        label={
          <h3 id={id} className="text-base font-semibold">
            {label}
          </h3>
        }
      />
    </section>
  );
}

import { Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useCopy } from '../../../files/use-copy.ts';

interface SnippetBoxProps {
  label: string;
  hint?: string;
  /** Undefined where there is none for this choice. */
  code: string | undefined;
}

/** Lines to copy, which can be selected by hand too. */
export function SnippetBox({ label, hint, code }: SnippetBoxProps) {
  const texts = useTexts('partners');
  const id = useId();
  const copy = useCopy(texts('configure.copied'), texts('configure.copyByHand'));
  if (code === undefined) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-base font-semibold">
          {label}
        </h3>
        <Button icon={<Copy aria-hidden="true" size={18} />} onClick={() => copy(code)}>
          {texts('configure.copy')}
        </Button>
      </div>
      {hint && <p className="text-sm text-muted max-w-[720px]">{hint}</p>}
      <pre className="code-block" lang="en">
        <code>{code}</code>
      </pre>
    </section>
  );
}

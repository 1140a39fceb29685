import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#app/ground/files/use-copy.ts';
import { Button, type ButtonLook } from '#ui/button/button.tsx';

interface CodeBlockProps {
  code: string;
  /** The hint beside the button. */
  label: ReactNode;
  hint?: string | undefined;
  look?: ButtonLook;
}

/** Lines to copy, which can be selected by hand too. */
export function CodeBlock({ code, label, hint, look = 'primary' }: CodeBlockProps) {
  const { t } = useTranslation('guide');
  const copy = useCopy(t('copied'), t('copyByHand'));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {label}
        <Button
          icon={<Copy aria-hidden="true" size={18} />}
          look={look}
          className="needs-script"
          onClick={() => copy(code)}
        >
          {t('copy')}
        </Button>
      </div>
      {hint && <p className="text-sm text-muted max-w-[720px]">{hint}</p>}
      <pre className="code-block" lang="en">
        <code>{code}</code>
      </pre>
    </>
  );
}

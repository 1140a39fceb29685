/** The two places in which a list opens something on a partner's page. */
import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CodePending } from './code-pending.tsx';
import { InlinePart } from './inline-part.tsx';
import type { PartCode } from './use-part-code.ts';

interface OpenedPartProps<Props> {
  label: string;
  part: string;
  code: PartCode<Props>;
  /** The same on our own site. */
  href: string;
  backText: string;
  isModal: boolean;
  element: HTMLElement;
  onClose(): void;
  /** The content that is shown once its code is there. */
  children: ReactNode;
}

export function OpenedPart<Props>({
  label,
  part,
  code,
  href,
  backText,
  isModal,
  element,
  onClose,
  children,
}: OpenedPartProps<Props>) {
  const pending = { hasFailed: code.hasFailed, load: code.load, href };
  // In the top layer, which no style of that page can cover.
  if (isModal)
    return (
      <Dialog title={label} onClose={onClose}>
        <div className="porua-box">{code.Part ? children : <CodePending {...pending} />}</div>
      </Dialog>
    );
  return (
    <InlinePart
      label={label}
      part={part}
      isLoading={!code.Part && !code.hasFailed}
      element={element}
    >
      {code.Part ? children : <CodePending {...pending} backText={backText} onBack={onClose} />}
    </InlinePart>
  );
}

import { MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { useAbovePage } from './use-above-page.ts';

interface FloatingLauncherProps {
  label: string;
  isOpen: boolean;
  /**
   * True: if there is no margin for it, it shows only once the first screen, with its own buttons,
   * is scrolled away.
   */
  isLate?: boolean;
  /** True: if there is no margin for it, the page has another way to the assistant. */
  isAside?: boolean;
  onOpen(): void;
  /** The panel, while it is open. */
  children: ReactNode;
}

/** The round button in the corner; it takes the focus back when the panel closes. */
export function FloatingLauncher({
  label,
  isOpen,
  isLate,
  isAside,
  onOpen,
  children,
}: FloatingLauncherProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useAbovePage(button, !isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className="no-print">
      {!isOpen && (
        <button
          ref={button}
          type="button"
          aria-label={label}
          title={label}
          onClick={onOpen}
          className={cx(
            'assistant-launcher bg-brand text-on-brand hover:bg-brand-deep shadow',
            isLate && 'is-late',
            isAside && 'is-aside',
          )}
        >
          <MessageCircle aria-hidden="true" size={26} />
        </button>
      )}
      {children}
    </div>
  );
}

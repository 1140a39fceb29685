import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast, ToastTone } from './toast-provider.tsx';

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert } as const;
const COLORS: Record<ToastTone, string> = {
  info: 'text-brand',
  success: 'text-brand',
  error: 'text-danger',
};

/** Bottom right on wide screens, above the thumb on phones. Announced politely. */
export function ToastArea({ toasts, onClose }: { toasts: Toast[]; onClose(id: number): void }) {
  const { t } = useTranslation('common');
  const area = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  // A popover stands in the top layer, above modal dialogs; shown again, above those opened since.
  useEffect(() => {
    const element = area.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  return (
    <div
      ref={area}
      popover="manual"
      role="status"
      aria-live="polite"
      aria-label={t('notification')}
      className="toast-area no-print flex flex-col gap-2"
    >
      {toasts.map(({ id, message, tone, action }) => {
        const Icon = ICONS[tone];
        return (
          <div
            key={id}
            className="flex items-center gap-3 pl-4 pr-1 py-1 bg-paper text-ink border border-line rounded shadow"
          >
            <Icon aria-hidden="true" size={20} className={COLORS[tone]} />
            <p className="flex-1 min-w-0 py-2 break-words">{message}</p>
            {action && (
              <button
                type="button"
                className="inline-flex items-center min-h-[40px] px-2 rounded-sm font-semibold text-brand hover:underline"
                onClick={() => {
                  onClose(id);
                  action.run();
                }}
              >
                {action.text}
              </button>
            )}
            <button
              type="button"
              className="inline-flex items-center justify-center w-[40px] h-[40px] text-muted hover:text-ink rounded-sm"
              aria-label={t('close')}
              onClick={() => onClose(id)}
            >
              <X aria-hidden="true" size={18} />
            </button>
          </div>
        );
      })}
    </div>
  );
}

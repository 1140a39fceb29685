import { Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from './session-state.ts';
import type { SiteSession } from './site-session.ts';

interface SessionNoticeProps {
  notice: Notice;
  session: SiteSession;
}

/** Stays until it is answered, where the toasts stand; it moves nothing on the page. */
export function SessionNotice({ notice, session }: SessionNoticeProps) {
  const { t } = useTranslation('session');
  const area = useRef<HTMLDivElement>(null);

  // The top layer: a job may be open in a dialog.
  useEffect(() => area.current?.showPopover?.(), []);

  return (
    <div ref={area} popover="manual" className="toast-area no-print flex flex-col gap-2">
      <div className="flex items-center gap-3 pl-4 pr-1 py-1 bg-paper text-ink border border-line rounded shadow">
        <Info aria-hidden="true" size={20} className="text-brand" />
        <p role="status" className="flex-1 py-2">
          {t(`notice.${notice.text}`)}{' '}
          {notice.text === 'slow' && (
            <button
              type="button"
              className="min-h-[24px] font-semibold text-brand hover:underline"
              onClick={() => void session.refresh()}
            >
              {t('refresh')}
            </button>
          )}
          {notice.href && (
            <a
              href={notice.href}
              target={notice.text === 'in-app' ? '_self' : '_blank'}
              rel="noopener"
              className="font-semibold text-brand hover:underline"
            >
              {t('openOurs')}
            </a>
          )}
        </p>
        <button
          type="button"
          className="inline-flex items-center justify-center w-[40px] h-[40px] text-muted hover:text-ink rounded-sm"
          aria-label={t('close')}
          onClick={() => session.store.change({ notice: null })}
        >
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </div>
  );
}

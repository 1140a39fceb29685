import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { KeyHint } from '../console/key-hint.tsx';
import type { Desk } from './use-desk.ts';
import { DOCUMENTS } from './use-next-tutor.ts';

const STEP =
  'inline-flex items-center gap-1 min-h-[36px] px-2 rounded-sm text-sm text-brand hover:bg-brand-soft';

/** The way to the list, the tutors before and after, the last decision, and how much is left. */
export function DeskNav({ desk }: { desk: Desk }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const queues = useLiveApi('getStaffQueues', {});
  const waiting = queues.data?.data.find(({ queue }) => queue === 'documents')?.count;
  const { line, left, back } = desk;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <nav aria-label={t('documents.nav')} className="flex flex-wrap gap-2">
        <Link to={line.list} className={STEP}>
          <ChevronLeft aria-hidden="true" size={16} />
          {t('request.list')}
        </Link>
        {line.before !== undefined && (
          <Link to={`${DOCUMENTS}/${line.before}`} state={line.state} className={STEP}>
            {t('documents.before')}
          </Link>
        )}
        {line.next !== undefined && (
          <Link to={`${DOCUMENTS}/${line.next}`} state={line.state} className={STEP}>
            {t('documents.next')}
            <ChevronRight aria-hidden="true" size={16} />
          </Link>
        )}
        {back && (
          <button type="button" className={STEP} onClick={back}>
            <Undo2 aria-hidden="true" size={16} />
            {t('documents.back')}
            <KeyHint name="u" />
          </button>
        )}
      </nav>
      <p role="status" className="text-sm text-muted">
        {t('documents.left', { count: left, n: format.number(left) })}
        {waiting !== undefined &&
          ` · ${t('documents.tutorsLeft', { count: waiting, n: format.number(waiting) })}`}
      </p>
    </div>
  );
}

import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#core/community/api/notices.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { NoticeText } from './notice-text.tsx';

/** The answers that bring notices. */
const BOARDS = ['listNotices', 'getParentDashboard'];

/**
 * One notice of a board; closed, it does not come back.
 * Source: docs/requirements/dashboards/parent-area.md, "Notice board".
 */
export function NoticeItem({ notice: { id, title, text, from_on: from } }: { notice: Notice }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { api } = useEnvironment();
  const answers = useAnswers();
  const { run, isBusy } = useToastedMutation();
  const dismiss = () =>
    run(async () => {
      await api.call('dismissNotice', { params: { id } });
      await answers.refresh((name) => BOARDS.includes(name));
    });
  return (
    <li className="flex gap-2">
      <NoticeText title={title} text={text}>
        <p className="text-sm text-muted">{format.date(from)}</p>
      </NoticeText>
      <button
        type="button"
        aria-label={`${t('close')}: ${title}`}
        aria-disabled={isBusy || undefined}
        className="shrink-0 inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm text-muted hover:bg-brand-soft hover:text-brand"
        onClick={dismiss}
      >
        <X aria-hidden="true" size={18} />
      </button>
    </li>
  );
}

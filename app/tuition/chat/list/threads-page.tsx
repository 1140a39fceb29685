import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ThreadCard } from './thread-card.tsx';

const START = {
  tutor: ['/tutor/job-board/available-jobs', 'list.findJobs'],
  parent: ['/parent/dashboard/hire', 'list.hire'],
} as const;

/** Everybody with whom there is a tuition to write about, the newest message first. */
export function ThreadsPage() {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const [page, onPage] = useState(1);
  const response = useLiveApi('listThreads', { query: { page } });
  const [to, action] = START[user?.type === 'tutor' ? 'tutor' : 'parent'];
  usePageTitle(t('list.title'));
  return (
    <>
      <h1 className="text-xl mb-4">{t('list.title')}</h1>
      <PagedList
        label={t('list.title')}
        response={response}
        page={page}
        onPage={onPage}
        keyOf={({ tuition_id }) => tuition_id}
        empty={
          <StatePanel
            icon={<MessagesSquare size={32} />}
            title={t('list.empty')}
            hint={t('list.emptyHint')}
            action={<ActionLink to={to}>{t(action)}</ActionLink>}
          />
        }
      >
        {(thread) => <ThreadCard thread={thread} />}
      </PagedList>
    </>
  );
}

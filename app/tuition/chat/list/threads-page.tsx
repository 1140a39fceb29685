import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ThreadCard } from './thread-card.tsx';

const START = {
  tutor: ['/tutor/job-board/available-jobs', 'list.findJobs'],
  parent: ['/parent/dashboard/hire', 'list.hire'],
} as const;

/** Everybody with whom there is a tuition to write about, the newest message first. */
export function ThreadsPage() {
  const texts = useTexts('chat');
  const { user } = useSession();
  const [page, onPage] = useState(1);
  const response = useLiveApi('listThreads', { query: { page } });
  const [to, action] = START[user?.type === 'tutor' ? 'tutor' : 'parent'];
  usePageTitle(texts('list.title'));
  return (
    <>
      <h1 className="text-xl mb-4">{texts('list.title')}</h1>
      <PagedList
        label={texts('list.title')}
        response={response}
        page={page}
        onPage={onPage}
        keyOf={({ tuition_id }) => tuition_id}
        empty={
          <StatePanel
            icon={<MessagesSquare size={32} />}
            title={texts('list.empty')}
            hint={texts('list.emptyHint')}
            action={<ActionLink to={to}>{texts(action)}</ActionLink>}
          />
        }
      >
        {(thread) => <ThreadCard thread={thread} />}
      </PagedList>
    </>
  );
}

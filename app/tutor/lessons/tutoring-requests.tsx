import { HandHelping } from 'lucide-react';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { LinkTabs } from '../../account/link-tabs.tsx';
import { PagedList } from '../../list/paged-list.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';

/**
 * What guardians asked this tutor for.
 * Source: docs/requirements/tutor-area.md, "Students, letters, payment, lessons".
 */
export function TutoringRequests({ status }: { status: 'accepted' | 'cancelled' }) {
  const texts = useTexts('tutor');
  const format = useFormat();
  const requests = usePagedApi('listTutoringRequests', (page) => ({ query: { page, status } }));
  const title = texts(status === 'accepted' ? 'menu.requestsAccepted' : 'menu.requestsCancelled');
  usePageTitle(title);
  return (
    <>
      <h1 className="text-xl mb-2">{texts('requests.title')}</h1>
      <LinkTabs
        label={texts('requests.title')}
        tabs={[
          { to: '/tutor/tutoring-request/accepted', text: texts('requests.accepted') },
          { to: '/tutor/tutoring-request/cancelled', text: texts('requests.cancelled') },
        ]}
      />
      <PagedList
        label={title}
        {...requests}
        keyOf={({ id }) => id}
        empty={
          <StatePanel
            icon={<HandHelping size={32} />}
            title={texts('requests.empty')}
            hint={texts('requests.emptyHint')}
          />
        }
      >
        {({ class_name, category_name, location_name, salary, message, created_at }) => (
          <Card as="article" className="flex flex-col gap-4">
            <h2 className="text-base">
              {class_name} · {category_name}
            </h2>
            {message && <p className="break-words">{message}</p>}
            <Facts
              facts={[
                [texts('requests.area'), location_name],
                [texts('requests.salary'), salary ? format.money(salary) : null],
                [texts('requests.on'), format.date(created_at)],
              ]}
            />
          </Card>
        )}
      </PagedList>
    </>
  );
}

import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#core/ground/api/api-error.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { PagedResults } from '#ui/list/paged-results.tsx';
import { PagedView } from '#ui/list/paged-view.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { Sample } from './sample.tsx';
import { useFailedOnce } from './use-sample-options.ts';

const OFFLINE = new ApiError('offline', '');
const nothing = async () => {};

export function AnswerSamples() {
  const { t } = useTranslation('kit');
  const failed = useFailedOnce(t('answer'));
  const offline = useFailedOnce(t('answer'), OFFLINE);
  const states = [
    ['loading', { data: undefined, error: undefined, refresh: nothing }],
    ['failed', failed],
    ['offline', offline],
    ['empty', { data: '', error: undefined, refresh: nothing }],
    ['there', { data: t('answer'), error: undefined, refresh: nothing }],
  ] as const;
  return (
    <>
      <Sample name="AsyncView">
        {states.map(([name, response]) => (
          <div key={name} className="flex flex-col gap-1">
            <h4 className="text-sm text-muted">{t(`states.${name}`)}</h4>
            <AsyncView
              response={response}
              skeleton={<Skeleton className="h-24" />}
              isEmpty={(answer) => answer === ''}
              empty={<StatePanel icon={<Inbox size={32} />} title={t('none')} />}
            >
              {(answer) => <p>{answer}</p>}
            </AsyncView>
          </div>
        ))}
      </Sample>
      <Sample name="PagedView">
        <Pages />
      </Sample>
      <Sample name="PagedResults">
        <More />
      </Sample>
    </>
  );
}

const LAST = 3;

function Rows({ upTo, from = 1 }: { upTo: number; from?: number }) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return (
    <ul>
      {Array.from({ length: upTo - from + 1 }, (_, index) => from + index).map((row) => (
        <li key={row}>{t('item', { n: format.number(row) })}</li>
      ))}
    </ul>
  );
}

function Pages() {
  const { t } = useTranslation('kit');
  const [page, setPage] = useState(1);
  const second = useFailedOnce(2);
  const hasFailed = page === 2 && second.error !== undefined;
  const shown = hasFailed ? 1 : page;
  const data = { data: [shown], current_page: shown, last_page: LAST, total: LAST };
  return (
    <>
      <p className="text-muted text-sm">{t('pages')}</p>
      <PagedView
        response={{
          data,
          error: hasFailed ? second.error : undefined,
          isLoading: false,
          refresh: second.refresh,
        }}
        page={page}
        onPage={setPage}
        hasTotal
        empty={null}
      >
        {([row = 1]) => <Rows from={row} upTo={row} />}
      </PagedView>
    </>
  );
}

function More() {
  const { t } = useTranslation('kit');
  const [pages, setPages] = useState(1);
  return (
    <PagedResults
      pages={{
        pages,
        hasMore: pages < LAST,
        isLoadingFirst: false,
        isLoadingMore: false,
        isStale: false,
        error: undefined,
        loadMore: () => setPages(pages + 1),
        retry: () => {},
      }}
      isEmpty={false}
      texts={{
        fetchError: t('alert.danger'),
        loadMore: t('more'),
        loadingMore: t('states.loading'),
        end: t('end'),
        empty: t('none'),
        emptyHint: t('hint'),
        clear: t('clearAll'),
      }}
      skeleton={<Skeleton className="h-24" />}
      onClear={undefined}
    >
      <Rows upTo={pages} />
    </PagedResults>
  );
}

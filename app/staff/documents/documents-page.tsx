import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { checkStatuses } from '#core/people/documents/document-checks.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useRowKeys } from '../console/use-row-keys.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { Tag } from '../tags/tag.tsx';
import { TONES } from './tones.ts';
import { type DeskState, DOCUMENTS } from './use-next-tutor.ts';

/** Tutors whose documents wait to be checked, the longest waiting first. */
export function DocumentsPage() {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const filter = useStatusFilter(checkStatuses, 'waiting');
  const { status, page } = filter;
  const response = useLiveApi('listTutorDocuments', { query: { status, page } });
  const navigate = useNavigate();
  const { search } = useLocation();
  const rows = useRowKeys<HTMLUListElement>();
  const ids = response.data?.data.map(({ user_id }) => user_id) ?? [];
  // What is not waiting is looked up, not gone through.
  const state: DeskState | undefined =
    status === 'waiting' ? { list: `${DOCUMENTS}${search}`, ids } : undefined;
  const oldest = ids[0];

  return (
    <StatusListPage
      title={t('queue.documents')}
      action={
        state &&
        oldest !== undefined &&
        page === 1 && (
          <Button onClick={() => navigate(`${DOCUMENTS}/${oldest}`, { state })}>
            {t('documents.start')}
          </Button>
        )
      }
      filter={filter}
      textOf={(value) => t(`documents.status.${value}`)}
      response={response}
      emptyText={t('documents.none')}
    >
      {(tutors) => (
        <ul ref={rows} className="flex flex-col gap-2">
          {tutors.map((row) => (
            <Card
              as="li"
              isLink
              key={row.user_id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-2"
            >
              <div className="flex-1 min-w-[180px]">
                <Link
                  to={`${DOCUMENTS}/${row.user_id}`}
                  state={state}
                  data-row-link={row.user_id}
                  className="covers-card font-semibold break-words hover:underline"
                >
                  {row.name}
                </Link>
                <p className="text-sm text-muted">
                  {row.tutorid} · {format.ago(row.since, now)}
                </p>
              </div>
              <p className="flex flex-wrap gap-1">
                {checkStatuses.map(
                  (one) =>
                    row[one] > 0 && (
                      <Tag key={one} tone={TONES[one]}>
                        {t(`documents.count.${one}`, { n: format.number(row[one]) })}
                      </Tag>
                    ),
                )}
              </p>
            </Card>
          ))}
        </ul>
      )}
    </StatusListPage>
  );
}

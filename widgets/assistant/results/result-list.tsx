import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { NearestOffer } from '#core/market/api/nearest-offer.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { AssistantHost } from '../host-parts.ts';

/** The content that an empty list leads on to. */
export type Wider = (nearest: readonly NearestOffer[] | undefined) => ReactNode;

interface Page<Item> {
  data: Item[];
  total: number;
  total_is_minimum: boolean;
  nearest?: NearestOffer[] | undefined;
}

interface ResultListProps<Item> {
  kind: 'jobs' | 'tutors';
  page: number;
  answer: { data?: Page<Item> | undefined; error?: unknown; refresh(): unknown };
  keyOf(item: Item): number;
  card(item: Item): ReactNode;
  listeners?: ComponentProps<'ul'>;
  host: AssistantHost;
  /** The wider searches, shown in an empty first page. */
  wider: Wider;
  /** Our page with the whole list; missing where that page could not show the same. */
  allPath: string | undefined;
}

/** A list inside the conversation: on its way, failed, empty, or cards and the way to all of them. */
export function ResultList<Item>(props: ResultListProps<Item>) {
  const { kind, page, answer, keyOf, card, listeners, host, wider, allPath } = props;
  const { data, error } = answer;
  const { t } = useTranslation('assistant');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  if (!data && error)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-danger text-sm">
        {isApiError(error) && error.code === 'offline' ? common('noInternet') : common('loadError')}
        <Button look="secondary" onClick={() => void answer.refresh()}>
          {common('retry')}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-48 w-full" />;
  if (data.data.length === 0)
    return (
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted">{page > 1 ? t('jobs.last') : t(`list.none.${kind}`)}</p>
        {page === 1 && wider(data.nearest)}
      </div>
    );
  const total = format.number(data.total) + (data.total_is_minimum ? '+' : '');
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {t(`list.found.${kind}`, { count: data.total, n: total })}
      </p>
      <ul className="assistant-cards" {...listeners}>
        {data.data.map((item) => (
          <li key={keyOf(item)} className="flex">
            {card(item)}
          </li>
        ))}
      </ul>
      {allPath && (
        <a
          href={host.href(allPath)}
          target={host.target}
          rel={host.target && 'noopener'}
          onClick={(event) => host.onFollow?.(allPath, event)}
          className="self-start inline-flex items-center min-h-[44px] text-brand text-sm font-semibold hover:underline"
        >
          {t(`list.all.${kind}`)}
        </a>
      )}
    </div>
  );
}

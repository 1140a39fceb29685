import { type MouseEvent, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '#app/ground/links/is-plain-click.ts';
import { useAddressParams } from '#app/ground/page/use-address-params.ts';
import { readSession, writeSession } from '#app/ground/preferences/session-store.ts';

const MAX_RESTORED_PAGES = 50;

interface ListPageOptions<Filter, Id> {
  /** The name under which the number of pages shown is remembered. */
  name: string;
  read(params: URLSearchParams): Filter;
  write(filter: Filter): URLSearchParams;
  pathOf(id: Id): string;
}

/** A list with its filter in the address; Back brings it back as long as it was. */
export function useListPage<Filter, Id>({
  name,
  read,
  write,
  pathOf,
}: ListPageOptions<Filter, Id>) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useAddressParams();
  const storeName = `${name}:${key}`;
  return {
    filter: useMemo(() => read(params), [params, read]),
    onFilterChange: (next: Filter, isCorrection = false) =>
      setParams(write(next), { preventScrollReset: true, replace: isCorrection }),
    initialPages: useMemo(
      () => Math.min(MAX_RESTORED_PAGES, Math.max(1, Number(readSession(storeName)) || 1)),
      [storeName],
    ),
    onPagesChange: useCallback(
      (pages: number) => writeSession(storeName, String(pages)),
      [storeName],
    ),
    /** Opens an entry without leaving the app, unless the click asks for a new tab. */
    open(id: Id, event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      navigate(pathOf(id));
    },
  };
}

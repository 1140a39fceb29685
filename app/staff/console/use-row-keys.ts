import { type RefObject, useRef } from 'react';
import { useKeys } from './use-keys.ts';

const LINK = '[data-row-link]';

/** j, k and the arrows walk over the links of a list; Enter is the link's own. */
export function useRowKeys<List extends HTMLElement>(
  acts: Record<string, (rowId: string) => void> = {},
): RefObject<List | null> {
  const list = useRef<List>(null);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>(LINK) ?? [])];
  const current = (all: (Element | null)[]) => all.indexOf(document.activeElement);

  const step = (by: number) => {
    const all = links();
    const at = current(all);
    const next = at === -1 ? 0 : Math.max(0, Math.min(all.length - 1, at + by));
    all[next]?.focus();
    all[next]?.scrollIntoView({ block: 'nearest' });
  };
  const rowKeys = Object.entries(acts).map(([key, act]) => [
    key,
    () => {
      const all = links();
      const id = all[current(all)]?.dataset['rowLink'];
      if (id !== undefined) act(id);
    },
  ]);

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    down: () => step(1),
    up: () => step(-1),
    ...Object.fromEntries(rowKeys),
  });
  return list;
}

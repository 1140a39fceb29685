import { type RefObject, useRef } from 'react';
import { useKeys } from '../console/use-keys.ts';

type CardAct = (applicationId: number) => void;

/**
 * Moves over the board by keyboard: j k within a column, h l between columns, m x u for the card.
 */
export function useBoardKeys(acts: {
  m: CardAct;
  x: CardAct;
  u: CardAct;
}): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const columns = () =>
    [...(board.current?.querySelectorAll('[data-column]') ?? [])].map((column) => [
      ...column.querySelectorAll<HTMLElement>('[data-row-link]'),
    ]);
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-card]');

  const place = (all: HTMLElement[][]) => {
    const card = focused();
    const column = all.findIndex((links) => links.some((link) => card?.contains(link)));
    const row = all[column]?.findIndex((link) => card?.contains(link)) ?? 0;
    return { column, row };
  };
  const go = (link: HTMLElement | undefined) => {
    link?.focus();
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const vertical = (by: number) => {
    const all = columns();
    const { column, row } = place(all);
    if (column === -1) return go(all.flat()[0]);
    go(all[column]?.[row + by]);
  };
  const horizontal = (by: number) => {
    const all = columns();
    const { column, row } = place(all);
    if (column === -1) return go(all.flat()[0]);
    for (let at = column + by; at >= 0 && at < all.length; at += by) {
      const links = all[at] ?? [];
      if (links.length > 0) return go(links[Math.min(row, links.length - 1)]);
    }
  };
  const onCard = (act: CardAct) => () => {
    const id = Number(focused()?.dataset['card']);
    if (id > 0) act(id);
  };

  useKeys({
    j: () => vertical(1),
    k: () => vertical(-1),
    h: () => horizontal(-1),
    l: () => horizontal(1),
    down: () => vertical(1),
    up: () => vertical(-1),
    left: () => horizontal(-1),
    right: () => horizontal(1),
    m: onCard(acts.m),
    x: onCard(acts.x),
    u: onCard(acts.u),
  });
  return board;
}

import { type DOMAttributes, memo, type ReactNode, useEffect, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { InTurn } from '#ui/late/in-turn.tsx';

/**
 * The way a list draws its cards, and hears what is pressed in them: once, however many there are.
 */
export interface Cards<Item> {
  /** Stays the same while the cards do. */
  card(item: Item): ReactNode;
  listeners: DOMAttributes<HTMLElement>;
}

interface CardSheetsProps<Item> extends Cards<Item> {
  /** Stay the same while the list does. */
  items: Item[];
  label: string;
  isStale: boolean;
}

/** Whole rows of one, two, three or four columns. */
const SHEET_SIZE = 12;
/** The number of cards a slow phone takes out within 40 ms. */
const OUT_AT_ONCE = 8;

const inSheets = <Item,>(items: Item[]) =>
  Array.from({ length: Math.ceil(items.length / SHEET_SIZE) }, (_, at) =>
    items.slice(at * SHEET_SIZE, (at + 1) * SHEET_SIZE),
  );

/**
 * Cards in sheets, each of which rests when it is out of sight (ui/theme/base.css). What another filter
 * has put out is hidden at once and taken out by and by: five hundred cards in one task keep a slow phone
 * busy for a sixth of a second.
 */
export function CardSheets<Item extends { id: number }>(props: CardSheetsProps<Item>) {
  const { items, label, isStale, card, listeners } = props;
  const [drawn, setDrawn] = useState<{ items: Item[]; out: Item[][] }>({ items, out: [] });
  const sheets = inSheets(items);
  let { out } = drawn;
  if (drawn.items !== items) {
    const shown = new Set(sheets.map(([first]) => first?.id));
    out = [...inSheets(drawn.items), ...out].filter(([first]) => !shown.has(first?.id));
    setDrawn({ items, out });
  }
  useEffect(() => {
    if (out.length === 0) return;
    const timer = setTimeout(() => setDrawn({ items, out: out.slice(OUT_AT_ONCE) }));
    return () => clearTimeout(timer);
  }, [items, out]);

  const all = [...sheets, ...out];
  return (
    <div className={cx(all.length > 1 && 'long-list')}>
      {/* biome-ignore lint/a11y/useSemanticElements: an `ul` may hold nothing but `li` */}
      <div
        role="list"
        aria-label={label}
        aria-busy={isStale}
        className={cx('card-list', isStale && 'opacity-50')}
        {...listeners}
      >
        {all.map((cards, at) => (
          <div
            key={cards[0]?.id}
            className={cx('job-grid', at > 0 && 'later-sheet', at >= sheets.length && 'out-sheet')}
          >
            <CardSheet items={cards} card={card} isFirst={at === 0} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface CardSheetProps<Item> {
  items: Item[];
  card: Cards<Item>['card'];
  /** True: it may have been drawn by the server. */
  isFirst: boolean;
}

/**
 * The sheet is not drawn again when another page comes. It is drawn by props alone: an element kept
 * by a hook would keep all of the sheet as it was when it was first drawn.
 */
const CardSheet = memo(
  function CardSheet<Item extends { id: number }>({ items, card, isFirst }: CardSheetProps<Item>) {
    return items.map((item) => (
      // biome-ignore lint/a11y/useSemanticElements: an `li` must stand in the list itself
      <div role="listitem" key={item.id} className="list-card">
        {isFirst ? <InTurn>{card(item)}</InTurn> : card(item)}
      </div>
    ));
  },
  (before, now) =>
    before.card === now.card &&
    before.items.length === now.items.length &&
    before.items.every((item, at) => item === now.items[at]),
) as <Item extends { id: number }>(props: CardSheetProps<Item>) => ReactNode;

import { type ComponentType, type MouseEvent, useState } from 'react';
import { isPlainClick } from './is-plain-click.ts';
import { usePartCode } from './use-part-code.ts';
import { usePlaceInList } from './use-place-in-list.ts';

interface OpenedItemOptions<Id, Props> {
  element: HTMLElement;
  /** The place where an item opens: in the list's own place, in a dialog, on our site. */
  open: 'inline' | 'modal' | 'page';
  importPart(): Promise<ComponentType<Props>>;
  /** Tells the page; false when it keeps the item from opening. */
  announce(id: Id): boolean;
  /** Selector of the item's link, which gets the focus back. */
  linkOf(id: Id): string;
}

/**
 * Tells which item of a list is open, with the code that shows it; the code is fetched ahead once
 * the list is there.
 */
export function useOpenedItem<Id, Props>({
  element,
  open,
  importPart,
  announce,
  linkOf,
}: OpenedItemOptions<Id, Props>) {
  const [id, setId] = useState<Id>();
  const [isReady, setReady] = useState(false);
  const code = usePartCode(importPart, id !== undefined, isReady && open !== 'page');
  const isModal = open === 'modal';
  const isInline = id !== undefined && !isModal;
  const leaveList = usePlaceInList(element, !isInline);

  const openItem = (wanted: Id, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const isAllowed = announce(wanted);
    if (isAllowed && open === 'page') return;
    event.preventDefault();
    if (!isAllowed) return;
    if (open === 'inline') leaveList(linkOf(wanted));
    setId(wanted);
  };

  return {
    id,
    code,
    isModal,
    isInline,
    openItem,
    close: () => setId(undefined),
    onReady: () => setReady(true),
  };
}

import { useEffect } from 'react';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { areKeysOn } from './key-setting.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, select, textarea, [contenteditable]') !== null;

/** The key by its place, so that j is j with a Bengali layout too; arrows as up, down, left, right. */
function nameOf({ code, key }: KeyboardEvent) {
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  return key.startsWith('Arrow') ? key.slice(5).toLowerCase() : key;
}

/** Single keys of a screen; they rest while somebody types or a dialog is open. */
export function useKeys(keys: Record<string, ((event: KeyboardEvent) => void) | undefined>) {
  const findAct = useLatestCallback((event: KeyboardEvent) => keys[nameOf(event)]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') || !areKeysOn()) return;
      const act = findAct(event);
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [findAct]);
}

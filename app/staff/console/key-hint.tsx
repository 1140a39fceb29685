import { useMedia } from '#ui/hooks/use-media.ts';
import { areKeysOn } from './key-setting.ts';
import { ROOMY } from './widths.ts';

/** The key that does what a button does, where there is a keyboard to press it on. */
export function KeyHint({ name }: { name: string }) {
  const isRoomy = useMedia(ROOMY);
  if (!isRoomy || !areKeysOn()) return null;
  return <kbd className="px-2 rounded-sm border border-edge text-xs">{name}</kbd>;
}

import { useState } from 'react';
import { type EmbedChoice, writeEmbedChoice } from '#core/site/embed/embed-choice.ts';
import { cx } from '#ui/cx.ts';
import { useNearViewport } from '#ui/hooks/use-near-viewport.ts';

interface LivePreviewProps {
  choice: EmbedChoice;
  /** The name of the frame for screen readers. */
  title: string;
  isHostile?: boolean;
  className?: string;
}

const NEAR_PX = 200;

/** A stranger's page with this element: server/site/embed-preview. */
export const previewPath = (choice: EmbedChoice) => `/embed/preview?${writeEmbedChoice(choice)}`;

/** An element on a stranger's page, once the reader comes near it. */
export function LivePreview({ choice, title, isHostile, className }: LivePreviewProps) {
  const [isNear, setNear] = useState(false);
  const box = useNearViewport<HTMLDivElement>(!isNear, () => setNear(true), NEAR_PX);
  const address = `${previewPath(choice)}${isHostile ? '&page=hostile' : ''}`;
  return (
    <div ref={box} className={cx('live-preview rounded border border-line bg-paper', className)}>
      {isNear && <iframe key={address} src={address} title={title} />}
    </div>
  );
}

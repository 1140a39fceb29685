import type { ComponentProps } from 'react';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { BoardMap } from './board-map.tsx';

/** The map of the board with its texts. */
export const LateBoardMap = (props: ComponentProps<typeof BoardMap>) => (
  <WithTexts areas={['boardMap']}>
    <BoardMap {...props} />
  </WithTexts>
);

import { useState } from 'react';
import { shrinkPicture } from '#app/ground/files/draw-picture.ts';
import { openPicture } from '#app/ground/files/open-picture.ts';
import { useProblemText } from '#app/ground/form/use-problem-text.ts';

/**
 * The picture of a message, one at most, made small enough on the device itself: a data address.
 */
export function usePickedPicture() {
  const problemText = useProblemText();
  const [picture, setPicture] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  return {
    picture,
    problem,
    async pick(file: File) {
      const read = await openPicture(file);
      setProblem('problem' in read ? problemText({ key: read.problem, values: {} }) : undefined);
      setPicture('picture' in read ? shrinkPicture(read.picture) : null);
    },
    clear() {
      setPicture(null);
      setProblem(undefined);
    },
  };
}

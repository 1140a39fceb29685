import { type MouseEvent, type SyntheticEvent, useCallback, useState } from 'react';
import type { TutorHubItem } from '#core/market/api/hub.ts';
import type { Cards } from '../list/card-sheets.tsx';
import { LostPhotos } from '../tutor/lost-photos.ts';
import { useTutorWords } from '../tutor/use-tutor-words.ts';
import { TutorCard } from './tutor-card.tsx';

export interface TutorLinks {
  /** Stays the same while the addresses do. */
  tutorHref(tutorid: string): string;
  /** `_blank` where a page that swallows clicks must not be left by them. */
  linkTarget?: '_blank' | undefined;
  /** May prevent the event's default to open the profile in place. */
  onTutorOpen?: ((tutorid: string, event: MouseEvent) => void) | undefined;
  /** Says how far a tutor is from the reader; stays the same while its answers do. */
  awayOf?: ((tutor: TutorHubItem) => string | undefined) | undefined;
}

interface TutorCardsOptions extends TutorLinks {
  compared: readonly string[];
  onCompare(tutorid: string): void;
}

/** Returns the id of the tutor whose card an element of the list is in. */
const tutorOf = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element
    ? target.closest('article')?.querySelector('a')?.dataset['tutorId']
    : undefined;

/** The cards of a list of tutors, and what their links and boxes do. */
export function useTutorCards({
  tutorHref,
  linkTarget,
  onTutorOpen,
  awayOf,
  compared,
  onCompare,
}: TutorCardsOptions): Cards<TutorHubItem> {
  const words = useTutorWords();
  const [lost] = useState(() => new LostPhotos());

  const card = useCallback(
    (tutor: TutorHubItem) => (
      <TutorCard
        tutor={tutor}
        words={words}
        away={awayOf?.(tutor)}
        lost={lost}
        href={tutorHref(tutor.tutorid)}
        target={linkTarget}
        isCompared={compared.includes(tutor.tutorid)}
      />
    ),
    [words, lost, tutorHref, linkTarget, awayOf, compared],
  );

  const listeners = {
    onClick(event: MouseEvent) {
      const tutorid = tutorOf(event);
      if (tutorid && event.target instanceof Element && event.target.closest('a'))
        onTutorOpen?.(tutorid, event);
    },
    onChange(event: SyntheticEvent) {
      const tutorid = tutorOf(event);
      if (!tutorid) return;
      // It shows who is chosen; whether the press chooses is not decided here.
      if (event.target instanceof HTMLInputElement)
        event.target.checked = compared.includes(tutorid);
      onCompare(tutorid);
    },
    onErrorCapture: (event: SyntheticEvent) => lost.hear(event),
  };
  return { card, listeners };
}

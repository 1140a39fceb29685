import { Link } from 'react-router';
import type { Line, Piece } from '#core/site/guide/guide-text.ts';

/** A file of ours is fetched from the server, a page opened in the app. */
const IS_FILE = /\.[a-z]+$/;
const LINK = 'text-brand underline';

/** Words of the guide, with what stands out in them. */
export const GuideLine = ({ line }: { line: Line }) =>
  // Pieces of a text never move.
  line.map((piece, place) => <GuidePiece key={String(place)} piece={piece} />);

function GuidePiece({ piece }: { piece: Piece }) {
  if (typeof piece === 'string') return piece;
  if ('code' in piece)
    return (
      <code className="inline-code" lang="en">
        {piece.code}
      </code>
    );
  if ('strong' in piece)
    return (
      <strong>
        <GuideLine line={piece.strong} />
      </strong>
    );
  if ('em' in piece)
    return (
      <em>
        <GuideLine line={piece.em} />
      </em>
    );
  const { to, link } = piece;
  if (to.startsWith('/') && !IS_FILE.test(to))
    return (
      <Link to={to} className={LINK}>
        <GuideLine line={link} />
      </Link>
    );
  return (
    <a href={to} className={LINK}>
      <GuideLine line={link} />
    </a>
  );
}

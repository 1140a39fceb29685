import { type ReactNode, Suspense, useState } from 'react';
import { useEnvironment } from '../environment.tsx';
import type { Turn } from './turns.ts';

interface InTurnProps {
  /** One element that hears nothing itself, so that nothing is lost before its turn. */
  children: ReactNode;
}

/** Takes over what the server has drawn in a task of its own; anything else is drawn at once. */
export function InTurn({ children }: InTurnProps) {
  const { turns } = useEnvironment();
  const [turn] = useState(() => turns?.take());
  if (!turn) return children;
  return (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ turn, children }: InTurnProps & { turn: Turn }) {
  if (!turn.isDone) throw turn.done;
  return children;
}

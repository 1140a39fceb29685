import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { StaffCheck, TutorDocuments } from '#core/people/api/documents.ts';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useRest } from '../change/use-rest.ts';
import { useKeys } from '../console/use-keys.ts';
import { useNeighbours } from '../list/use-neighbours.ts';
import { type Decided, type DeskState, DOCUMENTS, useNextTutor } from './use-next-tutor.ts';

/** Returns what is checked of a tutor: the longest waiting first, else as it stands on the page. */
function checksOf({
  photo_check: photo,
  certificates,
  education,
  personal,
}: TutorDocuments): StaffCheck[] {
  return [
    ...(photo ? [photo] : []),
    ...certificates.map(({ check }) => check),
    ...(personal?.check ? [personal.check] : []),
    ...education.map(({ check }) => check),
  ].sort((one, other) => one.submitted_at.localeCompare(other.submitted_at));
}

const isWaiting = ({ status }: StaffCheck) => status === 'waiting';
export const placeOf = (checkId: number) => `check-${checkId}`;

/**
 * The document in work, the one after it, and the way back to the one before. A document another one
 * of the staff has decided meanwhile stays in work until it has been seen.
 */
export function useDesk(tutor: TutorDocuments) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const showToast = useToast();
  const { user_id: userId } = tutor;
  const { state }: { state: DeskState | null } = useLocation();
  const line = useNeighbours(userId, DOCUMENTS);
  const goOn = useNextTutor(userId);
  const checks = checksOf(tutor);
  const waiting = checks.filter(isWaiting);
  const [currentId, setCurrent] = useState(() => state?.at ?? waiting[0]?.id);
  const [last, setLast] = useState<Decided | undefined>(state?.last);
  const { isResting, rest } = useRest(line.isNext);

  const isFirst = useRef(line.ids.length === 0);
  useEffect(() => {
    // Who came by a link, and not from the desk, reads the page from its head.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const place = currentId === undefined ? null : document.getElementById(placeOf(currentId));
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
  }, [currentId]);

  const step = (by: number) => {
    const at = checks.findIndex(({ id }) => id === currentId);
    const next = checks[(at + by + checks.length) % checks.length];
    if (next) setCurrent(next.id);
  };
  const goBack = ({ userId: whose, checkId }: Decided) => {
    if (whose === userId) return setCurrent(checkId);
    const { list, ids } = line;
    navigate(`${DOCUMENTS}/${whose}`, { state: { list, ids, at: checkId } satisfies DeskState });
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    u: last ? () => goBack(last) : undefined,
  });

  /** Goes on after a decision. */
  const onDone = useLatestCallback(async (check: StaffCheck, done: string) => {
    const decided = { userId, checkId: check.id };
    showToast(done, 'success', { text: t('documents.back'), run: () => goBack(decided) });
    setLast(decided);
    const next = waiting.find(({ id }) => id !== check.id);
    if (next) {
      rest();
      setCurrent(next.id);
    } else if (!(await goOn(decided))) setCurrent(undefined);
  });

  return {
    line,
    currentId,
    left: waiting.length,
    isResting,
    back: last && (() => goBack(last)),
    onDone,
  };
}

export type Desk = ReturnType<typeof useDesk>;

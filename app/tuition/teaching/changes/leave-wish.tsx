import { useTranslation } from 'react-i18next';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { type LeaveWish, leaveWishes } from '#core/tuition/teaching/tuition-changes.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';

interface LeaveWishProps {
  change: TuitionChange;
  side: OwnSide;
  onWish(wish: LeaveWish): Promise<void>;
}

/** A tutor asks to leave: what the guardian wants, and that staff answer. */
export function LeaveWishes({ change, side, onWish }: LeaveWishProps) {
  const { t } = useTranslation('changes');
  const { run, isBusy } = useToastedMutation();
  const { guardian_wish: wish } = change;
  const isGuardian = side === 'guardian';
  return (
    <>
      <p className="text-sm">{t(`leave.waits.${side}`)}</p>
      {(wish !== null || !isGuardian) && (
        <p>{t(isGuardian && wish ? `leave.yours.${wish}` : `leave.wished.${wish ?? 'none'}`)}</p>
      )}
      {isGuardian && (
        <div className="flex flex-wrap gap-3">
          {leaveWishes
            .filter((one) => one !== wish)
            .map((one) => (
              <Button
                key={one}
                look={wish === null && one === 'another' ? 'primary' : 'secondary'}
                isBusy={isBusy}
                onClick={() => void run(() => onWish(one))}
              >
                {t(`leave.wish.${one}`)}
              </Button>
            ))}
        </div>
      )}
    </>
  );
}

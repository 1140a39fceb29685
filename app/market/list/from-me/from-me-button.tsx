import { Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { useMyPosition } from '#widgets/place/use-my-position.ts';
import { setOwnPlace, useOwnPlace } from './own-place.ts';

/** Shows on each card how far it is from the reader, or no more. */
export function FromMeButton() {
  const { t } = useTranslation('boardControls');
  const { isLocating, problem, locate } = useMyPosition(setOwnPlace);
  const isShown = useOwnPlace() !== null;
  const text = t(isLocating ? 'near.locating' : 'near.fromMe');
  const press = () => (isShown ? setOwnPlace(null) : locate());
  return (
    <>
      <Button
        look={isShown ? 'primary' : 'secondary'}
        className="px-2 sm:px-3 min-w-[44px] text-sm no-print -my-1"
        icon={<Route aria-hidden="true" size={18} />}
        aria-label={text}
        aria-pressed={isShown}
        isBusy={isLocating}
        onClick={press}
      >
        {/* On a phone, three buttons with their names would take a line from the cards. */}
        <span className="hidden sm:inline">{text}</span>
      </Button>
      {problem && (
        <p role="alert" className="w-full text-danger text-sm">
          {t(`near.${problem}`)}
        </p>
      )}
    </>
  );
}

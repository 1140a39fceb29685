import { useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { shrinkPicture } from '../../account/image/draw-picture.ts';
import { FilePicker } from '../../account/image/file-picker.tsx';
import { openPicture } from '../../account/image/open-picture.ts';
import { useProblemText } from '../../form/use-problem-text.ts';

interface ScreenshotFieldProps {
  /** A data address; undefined: none is sent. */
  value: string | undefined;
  error: string | undefined;
  onChange(value: string | undefined): void;
}

/** At most one picture, made small enough on the phone itself. */
export function ScreenshotField({ value, error, onChange }: ScreenshotFieldProps) {
  const texts = useTexts('proof');
  const problemText = useProblemText();
  const errorId = useId();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? error;
  const pick = async (file: File) => {
    setOpening(true);
    const read = await openPicture(file);
    setOpening(false);
    setProblem('problem' in read ? problemText({ key: read.problem, values: {} }) : undefined);
    onChange('picture' in read ? shrinkPicture(read.picture) : undefined);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-sm">{texts('screenshot')}</p>
      <FilePicker
        label={texts(value ? 'pickOther' : 'pick')}
        describedBy={errorId}
        isInvalid={shown !== undefined}
        onPick={(file) => void pick(file)}
      />
      <div id={errorId} role="alert">
        {shown && <p className="text-danger text-xs">{shown}</p>}
      </div>
      {isOpening && <progress className="w-full" aria-label={texts('opening')} />}
      {value && (
        <>
          <img
            src={value}
            alt={texts('preview')}
            className="self-start max-w-full max-h-[220px] rounded-sm border border-line"
          />
          <Button look="quiet" className="self-start -ml-4" onClick={() => onChange(undefined)}>
            {texts('remove')}
          </Button>
        </>
      )}
    </div>
  );
}

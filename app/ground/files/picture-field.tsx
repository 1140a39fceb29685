import { useId, useState } from 'react';
import { useProblemText } from '#app/ground/form/use-problem-text.ts';
import { Button } from '#ui/button/button.tsx';
import { shrinkPicture } from './draw-picture.ts';
import { FilePicker } from './file-picker.tsx';
import { openPicture } from './open-picture.ts';

interface PictureFieldProps {
  words: Record<'label' | 'pick' | 'pickOther' | 'remove' | 'preview' | 'opening', string>;
  /** A data address; undefined: none is sent. */
  value: string | undefined;
  error: string | undefined;
  onChange(value: string | undefined): void;
}

/** The field takes one picture at most, made small enough on the phone itself. */
export function PictureField({ words, value, error, onChange }: PictureFieldProps) {
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
      <p className="font-semibold text-sm">{words.label}</p>
      <FilePicker
        label={value ? words.pickOther : words.pick}
        describedBy={errorId}
        isInvalid={shown !== undefined}
        onPick={(file) => void pick(file)}
      />
      <div id={errorId} role="alert">
        {shown && <p className="text-danger text-xs">{shown}</p>}
      </div>
      {isOpening && <progress className="w-full" aria-label={words.opening} />}
      {value && (
        <>
          <img
            src={value}
            alt={words.preview}
            className="self-start max-w-full max-h-[220px] rounded-sm border border-line"
          />
          <Button look="quiet" className="self-start -ml-4" onClick={() => onChange(undefined)}>
            {words.remove}
          </Button>
        </>
      )}
    </div>
  );
}

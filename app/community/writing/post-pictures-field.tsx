import { Camera, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPicture } from '#app/ground/files/draw-picture.ts';
import { FilePicker } from '#app/ground/files/file-picker.tsx';
import { hasCamera } from '#app/ground/files/has-camera.ts';
import { openPicture } from '#app/ground/files/open-picture.ts';
import { useProblemText } from '#app/ground/form/use-problem-text.ts';
import { PICTURES_MAX } from '#core/community/posts/community-constants.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLatestCallback } from '#ui/hooks/use-latest-callback.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { picturePath } from './picture-path.ts';

interface PostPicturesFieldProps {
  ids: readonly number[];
  error: string | undefined;
  onChange(ids: number[]): void;
}

/** Pictures are sent as they are chosen; the post names them. */
export function PostPicturesField({ ids, error, onChange }: PostPicturesFieldProps) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const problemText = useProblemText();
  const showToast = useToast();
  const { api } = useEnvironment();
  const { run } = useToastedMutation();
  const [isAdding, setAdding] = useState(false);
  const isFull = ids.length >= PICTURES_MAX;

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // From what the form holds now: something may have been typed or removed during the upload. A dialog
  // that was closed and opened again has a form of its own, which this one must not overwrite.
  const put = useLatestCallback((id: number) => {
    if (isOpen.current) onChange([...ids, id]);
  });
  const add = async (file: File) => {
    setAdding(true);
    const opened = await openPicture(file);
    if ('problem' in opened) showToast(problemText({ key: opened.problem, values: {} }), 'error');
    else {
      const image = shrinkPicture(opened.picture);
      const added = await run(() => api.call('addCommunityPicture', { body: { image } }));
      if (added) put(added.id);
    }
    setAdding(false);
  };

  return (
    <div className="flex flex-col gap-2">
      {ids.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {ids.map((id, at) => {
            const n = format.number(at + 1);
            return (
              <li key={id} className="relative">
                <img
                  src={picturePath(id)}
                  alt={t('pictures.own', { n })}
                  width={96}
                  height={96}
                  className="w-[96px] h-[96px] rounded-sm object-cover border border-line bg-surface"
                />
                <button
                  type="button"
                  aria-label={t('pictures.remove', { n })}
                  className="absolute top-0 right-0 inline-flex items-center justify-center w-[44px] h-[44px]"
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                >
                  <span className="inline-flex items-center justify-center w-[28px] h-[28px] rounded-full bg-paper border border-edge">
                    <X aria-hidden="true" size={16} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {isAdding && <progress className="w-full" aria-label={t('pictures.adding')} />}
      {isFull ? (
        <p className="text-sm text-muted">
          {t('pictures.full', { max: format.number(PICTURES_MAX) })}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {hasCamera() && (
            <FilePicker
              label={t('pictures.camera')}
              icon={<Camera aria-hidden="true" size={18} />}
              camera="environment"
              isBusy={isAdding}
              onPick={(file) => void add(file)}
            />
          )}
          <FilePicker
            label={t('pictures.gallery')}
            isBusy={isAdding}
            onPick={(file) => void add(file)}
          />
        </div>
      )}
      {error && (
        <p role="alert" className="text-danger text-xs">
          {error}
        </p>
      )}
    </div>
  );
}

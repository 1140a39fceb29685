import { Camera } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { turnPicture } from '#app/ground/files/draw-picture.ts';
import { FilePicker } from '#app/ground/files/file-picker.tsx';
import { hasCamera } from '#app/ground/files/has-camera.ts';
import { openPicture } from '#app/ground/files/open-picture.ts';
import { useProblemText } from '#app/ground/form/use-problem-text.ts';
import { photoUrl } from '#core/people/profile/photo-url.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { useProfileSaved } from '../use-profile-saved.ts';
import { CropDialog } from './crop-dialog.tsx';
import { ZoomablePhoto } from './zoomable-photo.tsx';

interface PhotoEditorProps {
  name: string;
  photo: string | null;
  /** The address of one that is not shown to others yet. */
  newPhoto?: string | null;
  gender: number | null;
  isLocked: boolean;
  /** Stands below the picture. */
  notice?: ReactNode;
}

/** Source: docs/requirements/people/tutor-profile.md, "Photo". */
export function PhotoEditor({
  name,
  photo,
  newPhoto = null,
  gender,
  isLocked,
  notice,
}: PhotoEditorProps) {
  const { t } = useTranslation('profile');
  const problemText = useProblemText();
  const showToast = useToast();
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const { isBusy, run } = useToastedMutation();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isOpening, setOpening] = useState(false);

  const pick = async (file: File) => {
    setOpening(true);
    const read = await openPicture(file);
    setOpening(false);
    if ('picture' in read) return setPicture(read.picture);
    const message =
      read.problem === 'image_format'
        ? t('photo.notAnImage')
        : problemText({ key: read.problem, values: {} });
    showToast(message, 'error');
  };
  const src = newPhoto ?? (photo && photoUrl(photo));
  const close = () => setPicture(undefined);
  const save = (dataUrl: string) =>
    run(async () => {
      const answer = await api.call('updatePhoto', { body: { image: dataUrl } });
      close();
      await onSaved(answer);
    });

  return (
    <div className="flex flex-col items-start gap-3">
      <ZoomablePhoto name={name} src={src} gender={gender} />
      {notice}
      {!isLocked && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="w-full text-muted text-xs">{t('photo.hint')}</p>
          {hasCamera() && (
            <FilePicker
              label={t('photo.camera')}
              icon={<Camera aria-hidden="true" size={18} />}
              camera="user"
              onPick={(file) => void pick(file)}
            />
          )}
          <FilePicker
            label={t(src ? 'photo.change' : 'photo.add')}
            onPick={(file) => void pick(file)}
          />
          {isOpening && <progress className="w-full" aria-label={t('photo.opening')} />}
          {src && (
            <DeleteButton
              name={t('photo.title')}
              question={t('photo.deleteQuestion')}
              onDelete={() => api.call('deletePhoto').then(onSaved)}
            />
          )}
        </div>
      )}
      {picture && (
        <CropDialog
          picture={picture}
          isBusy={isBusy}
          onTurn={() => void turnPicture(picture).then(setPicture)}
          onSave={(dataUrl) => void save(dataUrl)}
          onClose={close}
        />
      )}
    </div>
  );
}

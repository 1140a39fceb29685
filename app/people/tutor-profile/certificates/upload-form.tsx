import { RotateCw } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPicture, turnPicture } from '#app/ground/files/draw-picture.ts';
import { FilePicker } from '#app/ground/files/file-picker.tsx';
import { openPicture } from '#app/ground/files/open-picture.ts';
import { useProblemText } from '#app/ground/form/use-problem-text.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTakenOptions } from '../forms/use-taken-options.ts';

interface UploadFormProps {
  usedTypes: number[];
  /** The kinds that are asked for; all without it. */
  kinds?: readonly number[];
}

/**
 * One document: its kind and its picture. Source: docs/requirements/people/tutor-profile.md, "Documents".
 */
export function UploadForm({ usedTypes, kinds }: UploadFormProps) {
  const { t } = useTranslation('profile');
  const problemText = useProblemText();
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const all = useTakenOptions(
    useApi('listCertificateTypes', { query: { type: 'tutor' } }),
    usedTypes,
  );
  const types = kinds ? { ...all, data: all.data?.filter(({ id }) => kinds.includes(id)) } : all;
  const { isBusy, run } = useToastedMutation();
  const errorId = useId();
  const firstKind = kinds?.find((kind) => !usedTypes.includes(kind));
  const [type, setType] = useState(firstKind);
  const [picture, setPicture] = useState<{ name: string; bitmap: ImageBitmap; dataUrl: string }>();
  const [isOpening, setOpening] = useState(false);
  const [typeError, setTypeError] = useState<string>();
  const [pictureError, setPictureError] = useState<string>();

  const show = (name: string, bitmap: ImageBitmap) =>
    setPicture({ name, bitmap, dataUrl: shrinkPicture(bitmap) });
  const pick = async (file: File) => {
    setOpening(true);
    const read = await openPicture(file);
    setOpening(false);
    if ('picture' in read) show(file.name, read.picture);
    else setPicture(undefined);
    setPictureError('problem' in read ? problemText({ key: read.problem, values: {} }) : undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTypeError(type === undefined ? problemText({ key: 'required', values: {} }) : undefined);
    if (!picture) setPictureError(problemText({ key: 'image_required', values: {} }));
    if (type === undefined || !picture) return;
    void run(async () => {
      const answer = await api.call('addCertificate', {
        body: { certificate_type_id: type, certificate_base64: picture.dataUrl },
      });
      setType(firstKind);
      setPicture(undefined);
      await onSaved(answer);
    });
  };

  return (
    <Card
      as="form"
      padding="roomy"
      aria-label={t('certificates.add')}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <h2 className="text-lg">{t('certificates.add')}</h2>
      <SelectField
        label={t('certificates.type')}
        hint={t('certificates.typeHint')}
        options={types}
        value={type}
        emptyText={t('choose')}
        onChange={setType}
        error={typeError}
      />
      <div className="flex flex-col gap-2">
        <p className="text-muted text-xs">{t('certificates.fileHint')}</p>
        <FilePicker
          label={t(picture ? 'certificates.pickOther' : 'certificates.pick')}
          describedBy={errorId}
          isInvalid={pictureError !== undefined}
          onPick={(file) => void pick(file)}
        />
        <div id={errorId} role="alert">
          {pictureError && <p className="text-danger text-xs">{pictureError}</p>}
        </div>
        {isOpening && <progress className="w-full" aria-label={t('photo.opening')} />}
        {picture && (
          <figure className="flex flex-col gap-1">
            <img
              src={picture.dataUrl}
              alt={t('certificates.preview')}
              className="self-start max-w-full max-h-[220px] rounded-sm border border-line"
            />
            <figcaption className="text-muted text-xs break-words">{picture.name}</figcaption>
            <Button
              look="secondary"
              className="self-start"
              icon={<RotateCw aria-hidden="true" size={18} />}
              onClick={() =>
                void turnPicture(picture.bitmap).then((turned) => show(picture.name, turned))
              }
            >
              {t('photo.turn')}
            </Button>
          </figure>
        )}
      </div>
      <Button type="submit" className="self-start" isBusy={isBusy}>
        {t(isBusy ? 'uploading' : 'certificates.upload')}
      </Button>
      {isBusy && <progress className="w-full" aria-label={t('uploading')} />}
    </Card>
  );
}

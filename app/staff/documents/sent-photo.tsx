import { useTranslation } from 'react-i18next';
import type { TutorDocuments } from '#core/people/api/documents.ts';
import { photoUrl } from '#core/people/profile/photo-url.ts';

const SIDE = 200;

/** Shows the photo that is checked, beside the one that everybody sees until then. */
export function SentPhoto({ tutor }: { tutor: TutorDocuments }) {
  const { t } = useTranslation('staff');
  const { t: profile } = useTranslation('profile');
  const { name, photo, new_photo } = tutor;
  const pictures = [
    ...(new_photo === null ? [] : [['photoSent', new_photo] as const]),
    ...(photo === null ? [] : [['photoShown', photoUrl(photo)] as const]),
  ];
  return (
    <ul className="flex flex-wrap gap-4">
      {pictures.map(([label, src], place) => (
        <li key={label} className="flex flex-col gap-1">
          <img
            src={src}
            alt={profile('photo.of', { name })}
            width={place === 0 ? SIDE : SIDE / 2}
            height={place === 0 ? SIDE : SIDE / 2}
            className="rounded border border-line object-cover"
          />
          <span className="text-sm text-muted">{t(`documents.${label}`)}</span>
        </li>
      ))}
    </ul>
  );
}

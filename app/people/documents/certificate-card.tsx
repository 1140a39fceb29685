import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CertificateEntry } from '#core/people/api/profile/certificate.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** A document as a small picture that opens in full. */
export function CertificateCard({ entry }: { entry: CertificateEntry }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const { title } = entry.certificate_types;
  return (
    <>
      <button
        type="button"
        aria-label={t('certificates.zoom', { name: title })}
        className="relative w-full rounded-sm border border-line overflow-hidden hover:border-brand"
        onClick={() => setOpen(true)}
      >
        <img
          src={entry.certificate}
          alt=""
          width={entry.width}
          height={entry.height}
          loading="lazy"
          className="w-full h-[160px] object-cover"
        />
        <span className="absolute right-2 bottom-2 inline-flex items-center justify-center w-[32px] h-[32px] rounded-sm bg-paper text-brand">
          <ZoomIn aria-hidden="true" size={18} />
        </span>
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <img
            src={entry.certificate}
            alt={t('certificates.picture', { name: title })}
            width={entry.width}
            height={entry.height}
            className="w-full h-auto"
          />
        </Dialog>
      )}
    </>
  );
}

import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button.tsx';
import { BackToList } from '#widgets/list/back-to-list.tsx';
import { hirePath } from '#widgets/tutor/hire-path.ts';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { TutorProfile } from '#widgets/tutor-profile/tutor-profile.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { productLink } from '../product-link.ts';

interface OpenedTutorProps {
  tutorId: string;
  productUrl: string;
  site: string | undefined;
  /** Back to the list; a dialog has its own way out. */
  onBack: (() => void) | undefined;
}

/** A tutor's profile on a partner's page: hiring and reviewing lead to our own origin, in a new tab. */
export function OpenedTutor({ tutorId, productUrl, site, onBack }: OpenedTutorProps) {
  const { t } = useTranslation('tutorProfile');
  const { t: hub } = useTranslation('hub');
  const brand = useBrandName();
  const onSite = (path: string, text: string) => (
    <ButtonLink
      look="quiet"
      className="-ml-3 px-3"
      href={productLink(productUrl, path, site)}
      target="_blank"
      rel="noopener"
      icon={<ExternalLink aria-hidden="true" size={16} />}
    >
      {text}
    </ButtonLink>
  );
  return (
    <div className="flex flex-col gap-4">
      {onBack && <BackToList text={hub('back')} onBack={onBack} />}
      <TutorProfile
        tutorId={tutorId}
        hire={{
          href: (profile, choice) => productLink(productUrl, hirePath(profile, choice), site),
        }}
        signInLink={onSite(tutorPath(tutorId), t('reviews.onSite', { brand }))}
        listLink={onSite('/hub', t('profile.others'))}
      />
    </div>
  );
}

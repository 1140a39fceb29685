import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '#app/people/account/delete-button.tsx';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from '#core/people/profile/profile-constants.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { EditButton } from '../forms/edit-button.tsx';
import { SocialDialog } from './social-dialog.tsx';

/** Letters of a link that are shown. Source: docs/requirements/people/tutor-profile.md, "Overview". */
const SHOWN = 35;
const shorten = (link: string) => (link.length > SHOWN ? `${link.slice(0, SHOWN)}…` : link);

interface SocialLinksProps {
  links: Record<SocialNetwork, string | null>;
  isLocked: boolean;
}

export function SocialLinks({ links, isLocked }: SocialLinksProps) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const [open, setOpen] = useState<SocialNetwork>();
  return (
    <>
      <ul className="flex flex-col">
        {SOCIAL_NETWORKS.map((network) => {
          const link = links[network];
          const name = t(`social.networks.${network}`);
          return (
            <li
              key={network}
              className="flex flex-wrap items-center gap-2 py-2 border-b border-line"
            >
              <span className="flex-1 min-w-[160px]">
                <span className="block font-semibold">{name}</span>
                {link ? (
                  <a
                    href={link}
                    target="_blank"
                    rel="noreferrer nofollow"
                    className="inline-flex items-center gap-1 min-h-[36px] text-brand underline break-all"
                  >
                    {shorten(link)}
                    <ExternalLink aria-hidden="true" size={16} />
                    <span className="sr-only">{t('social.newWindow')}</span>
                  </a>
                ) : (
                  <span className="text-muted">{t('social.none')}</span>
                )}
              </span>
              {!isLocked && (
                <span className="flex flex-wrap">
                  <EditButton name={name} onClick={() => setOpen(network)} />
                  {link && (
                    <DeleteButton
                      name={name}
                      question={t('social.deleteQuestion', { name })}
                      onDelete={() =>
                        api.call('updateSocialLinks', { body: { [network]: '' } }).then(onSaved)
                      }
                    />
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {open && <SocialDialog links={links} first={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

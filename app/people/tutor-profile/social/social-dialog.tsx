import { useTranslation } from 'react-i18next';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from '#core/people/profile/profile-constants.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { socialLinkForm } from './social-schema.ts';

interface SocialDialogProps {
  links: Record<SocialNetwork, string | null>;
  first: SocialNetwork;
  onClose(): void;
}

interface SocialValues {
  network: SocialNetwork;
  link: string;
}

/** The server names the network; here it is the one field there is. */
const LINK_OF_NETWORK = Object.fromEntries(
  SOCIAL_NETWORKS.map((network) => [network, 'link' as const]),
);

/** One link is saved at a time. Source: docs/requirements/people/tutor-profile.md, "Settings". */
export function SocialDialog({ links, first, onClose }: SocialDialogProps) {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const saved = useSavedForm<SocialValues, typeof socialLinkForm._output>({
    name: 'social-link',
    schema: socialLinkForm,
    defaults: { network: first, link: links[first] ?? '' },
    serverNames: LINK_OF_NETWORK,
    send: async ({ body }) => {
      const answer = await api.call('updateSocialLinks', { body });
      onClose();
      await onSaved(answer);
    },
  });
  const { values, fill, typed } = saved;

  return (
    <Dialog title={t('social.edit')} onClose={onClose}>
      <ProfileForm saved={saved} label={t('social.edit')}>
        <ChoiceGroup<SocialNetwork>
          legend={t('social.type')}
          value={values.network}
          onChange={(network) => fill({ network, link: links[network] ?? '' })}
          choices={SOCIAL_NETWORKS.map((value) => ({
            value,
            text: t(`social.networks.${value}`),
          }))}
        />
        <TextField
          label={t('social.link')}
          hint={t('social.linkHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          {...typed('link')}
        />
      </ProfileForm>
    </Dialog>
  );
}

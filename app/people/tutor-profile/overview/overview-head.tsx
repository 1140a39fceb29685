import { useTranslation } from 'react-i18next';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import { OwnPhoto } from './own-photo.tsx';

/** Photo, name and contacts. */
export function OverviewHead({ profile, isLocked }: { profile: TutorProfile; isLocked: boolean }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const lang = useLang();
  const genderText = useGenderText();
  return (
    <Card as="section" padding="roomy" className="flex flex-wrap gap-5">
      <div className="w-full sm:w-[320px]">
        <OwnPhoto profile={profile} isLocked={isLocked} />
      </div>
      <div className="flex-1 min-w-[220px] flex flex-col gap-4">
        <div>
          <h2 className="text-lg break-words">{profile.name}</h2>
          <p className="text-muted">{t('head.id', { id: profile.tutorid })}</p>
        </div>
        <Facts
          facts={[
            [t('head.phone'), phoneText(profile.phone_no, lang)],
            [t('head.email'), profile.email],
            [t('head.gender'), profile.gender && genderText(profile.gender)],
            [t('head.since'), format.date(profile.created_at)],
          ]}
        />
      </div>
    </Card>
  );
}

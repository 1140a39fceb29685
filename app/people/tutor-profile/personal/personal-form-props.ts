import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';

export interface PersonalFormProps {
  info: PersonalInfo | null;
  /** District and area that the tutor has named elsewhere, to begin with. */
  district?: string | undefined;
  area?: string | undefined;
}

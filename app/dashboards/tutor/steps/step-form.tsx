import { PhotoEditor } from '#app/people/account/photo/photo-editor.tsx';
import { useApplyWish } from '#app/people/session/use-apply-wish.ts';
import { UploadForm } from '#app/people/tutor-profile/certificates/upload-form.tsx';
import { AboutForm } from '#app/people/tutor-profile/personal/about-form.tsx';
import { AddressesForm } from '#app/people/tutor-profile/personal/addresses-form.tsx';
import { FamilyForm } from '#app/people/tutor-profile/personal/family-form.tsx';
import { SelfForm } from '#app/people/tutor-profile/personal/self-form.tsx';
import { AvailabilityPanel } from '#app/people/tutor-profile/tutoring/availability-panel.tsx';
import { CategoryPanel } from '#app/people/tutor-profile/tutoring/category-panel.tsx';
import { ExperiencePanel } from '#app/people/tutor-profile/tutoring/experience-panel.tsx';
import { SalaryPanel } from '#app/people/tutor-profile/tutoring/salary-panel.tsx';
import { withUsualStyle } from '#app/people/tutor-profile/tutoring/with-usual-style.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { DEGREE_TYPES, IDENTITY_TYPES } from '#core/people/documents/document-checks.ts';
import { EDUCATION_LEVEL } from '#core/people/profile/education-rules.ts';
import type { ProfileStep } from '#core/people/profile/profile-steps.ts';
import type { SetupStep } from '#core/people/profile/setup-steps.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { HigherSecondaryForm } from './higher-secondary-form.tsx';
import { withWishedSubjects } from './with-wished-subjects.ts';

/** The steps after the set-up. */
export type LaterStep = Exclude<ProfileStep, SetupStep>;

/** The form of a step: the one of the profile, where it can be changed later. */
export function StepForm({ step }: { step: LaterStep }) {
  const response = useFreshApi('getTutorProfile', {});
  return (
    <AsyncView response={response}>
      {(profile) => <Form key={step} step={step} profile={profile} />}
    </AsyncView>
  );
}

function Form({ step, profile }: { step: LaterStep; profile: TutorProfile }) {
  const info = profile.personal.data;
  switch (step) {
    case 'higher-secondary':
      return (
        <HigherSecondaryForm
          secondary={profile.education.data.find(
            (entry) => entry.education_level_id === EDUCATION_LEVEL.secondary,
          )}
        />
      );
    case 'availability':
      return <AvailabilityPanel profile={profile} />;
    case 'style':
      return <SalaryPanel profile={withUsualStyle(profile)} isShort />;
    case 'category':
      return <WishedCategories profile={profile} />;
    case 'experience':
      return <ExperiencePanel profile={profile} />;
    case 'family':
      return <FamilyForm info={info} />;
    case 'addresses':
      return (
        <AddressesForm
          info={info}
          district={profile.tutoring_location.city?.city_name}
          area={profile.tutoring_location.location?.location_name}
        />
      );
    case 'self':
      return <SelfForm info={info} />;
    case 'about':
      return <AboutForm info={info} />;
    case 'picture':
      return <PhotoEditor {...profile} isLocked={false} />;
    case 'identity':
      return <PaperForm kinds={IDENTITY_TYPES} />;
    case 'certificate':
      return <PaperForm kinds={DEGREE_TYPES} />;
  }
}

/** Begins with what the tuition that waits asks for, where nothing is chosen yet. */
function WishedCategories({ profile }: { profile: TutorProfile }) {
  const jobId = useApplyWish();
  const { data: job, isLoading } = useApi('getJob', jobId === null ? null : { params: { jobId } });
  if (isLoading) return null;
  return <CategoryPanel profile={job ? withWishedSubjects(profile, job) : profile} />;
}

function PaperForm({ kinds }: { kinds: readonly number[] }) {
  const response = useFreshApi('listCertificates', {});
  return (
    <AsyncView response={response}>
      {({ used_types }) => <UploadForm usedTypes={used_types} kinds={kinds} />}
    </AsyncView>
  );
}

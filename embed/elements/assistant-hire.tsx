import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { AssistantHireFormProps } from './assistant-hire-form.tsx';

const load = async () => (await import('./assistant-hire-form.tsx')).AssistantHireForm;

/** The hire form's code, fetched when somebody gets so far. */
export const AssistantHire = (props: AssistantHireFormProps) => (
  <FetchedPart load={load}>{(HireForm) => <HireForm {...props} />}</FetchedPart>
);

import { LostPart } from '#widgets/assistant/lost-part.tsx';
import { usePart } from '#widgets/assistant/use-part.ts';
import type { AssistantHireFormProps } from './assistant-hire-form.tsx';

const load = async () => (await import('./assistant-hire-form.tsx')).AssistantHireForm;

/** The hire form's code, fetched when somebody gets so far. */
export function AssistantHire(props: AssistantHireFormProps) {
  const { Part, hasFailed, retry } = usePart(load);
  return Part ? <Part {...props} /> : <LostPart hasFailed={hasFailed} onRetry={retry} />;
}

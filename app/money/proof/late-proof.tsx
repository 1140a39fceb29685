/** Fewer people pay by hand: what they need is fetched when they begin to. */
import type { ComponentProps } from 'react';
import { useLoadWithTexts } from '#app/ground/texts/use-load-with-texts.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { ProofForm } from './proof-form.tsx';
import type { ProofNotice } from './proof-notice.tsx';

const AREAS = ['proof', 'errors'] as const;

const loadForm = async () => (await import('./proof-form.tsx')).ProofForm;
const loadNotice = async () => (await import('./proof-notice.tsx')).ProofNotice;

type FormProps = ComponentProps<typeof ProofForm>;
type NoticeProps = ComponentProps<typeof ProofNotice>;

export const LateProofForm = (props: FormProps) => (
  <FetchedPart<FormProps> load={useLoadWithTexts(loadForm, AREAS)}>
    {(Form) => (
      <WithTexts areas={AREAS}>
        <Form {...props} />
      </WithTexts>
    )}
  </FetchedPart>
);

export const LateProofNotice = (props: NoticeProps) => (
  <FetchedPart<NoticeProps> load={useLoadWithTexts(loadNotice, AREAS)}>
    {(Notice) => (
      <WithTexts areas={AREAS}>
        <Notice {...props} />
      </WithTexts>
    )}
  </FetchedPart>
);

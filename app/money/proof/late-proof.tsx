/** Fewer people pay by hand: what they need is fetched when they begin to. */
import type { ComponentProps } from 'react';
import { useLang } from '#ui/i18n/i18n-provider.tsx';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import { loadArea } from '../../texts/load-area.ts';
import { WithTexts } from '../../texts/with-texts.tsx';
import type { ProofForm } from './proof-form.tsx';
import type { ProofNotice } from './proof-notice.tsx';

const AREAS = ['proof', 'errors'] as const;

function useLoad<Part>(load: () => Promise<Part>) {
  const lang = useLang();
  return async () => {
    const [part] = await Promise.all([
      load(),
      ...AREAS.map((area) => loadArea(lang, area)),
    ] as const);
    return part;
  };
}

const loadForm = async () => (await import('./proof-form.tsx')).ProofForm;
const loadNotice = async () => (await import('./proof-notice.tsx')).ProofNotice;

type FormProps = ComponentProps<typeof ProofForm>;
type NoticeProps = ComponentProps<typeof ProofNotice>;

export const LateProofForm = (props: FormProps) => (
  <FetchedPart<FormProps> load={useLoad(loadForm)}>
    {(Form) => (
      <WithTexts areas={AREAS}>
        <Form {...props} />
      </WithTexts>
    )}
  </FetchedPart>
);

export const LateProofNotice = (props: NoticeProps) => (
  <FetchedPart<NoticeProps> load={useLoad(loadNotice)}>
    {(Notice) => (
      <WithTexts areas={AREAS}>
        <Notice {...props} />
      </WithTexts>
    )}
  </FetchedPart>
);

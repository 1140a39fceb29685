import { type ComponentProps, useState } from 'react';
import type { ConnectedTutor } from '#core/market/api/parent.ts';
import type { OpenCv } from '#core/people/api/profile/overview.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { CompareTutors } from '#widgets/compare-tutors/compare-tutors.tsx';
import { CvDialog } from './cv-dialog.tsx';
import './compare-deck.css';

type ProposedTutorsProps = Omit<ComponentProps<typeof CompareTutors>, 'onReadCv'> & {
  /** The endpoint of the CVs: by the private link, or for the guardian of the request. */
  endpoint: 'getProposedCv' | 'readCvByLink';
  readCv(applicationId: number): Promise<OpenCv>;
};

/** Proposed tutors side by side, each with the CV. */
export function ProposedTutors({ endpoint, readCv, ...rest }: ProposedTutorsProps) {
  const lang = useLang();
  const [read, setRead] = useState<ConnectedTutor>();
  return (
    <>
      <CompareTutors {...rest} onReadCv={setRead} />
      {read && (
        <CvDialog
          name={read.name}
          answerKey={[endpoint, lang, read.application_id]}
          read={() => readCv(read.application_id)}
          onClose={() => setRead(undefined)}
        />
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { OpenCv as Cv } from '#core/people/api/profile/overview.ts';
import { type AnswerKey, useAnswer } from '#ui/api/use-answer.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CvButton } from './cv-button.tsx';
import { CvSheet } from './cv-sheet.tsx';
import { useCv } from './use-cv.ts';

export interface OpenCvProps {
  /** The key names whose CV the answer is, for whom and in which language. */
  answerKey: AnswerKey;
  read(): Promise<Cv>;
}

/** The CV of a proposed tutor, for the guardian to read and to save. */
export function OpenCv({ answerKey, read }: OpenCvProps) {
  const response = useAnswer(answerKey, read);
  return (
    <AsyncView response={response} skeleton={<Skeleton className="h-[480px]" />}>
      {(cv) => <Sheet cv={cv} />}
    </AsyncView>
  );
}

function Sheet({ cv }: { cv: Cv }) {
  const { t } = useTranslation('cv');
  const { content, draw } = useCv(cv);
  return (
    <div className="flex flex-col gap-4">
      <CvSheet content={content} photoLabel={t('photo', { name: cv.name })} />
      <CvButton name={cv.name} draw={draw} />
    </div>
  );
}

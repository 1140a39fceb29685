import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { TuitionFrame } from '../tuition-frame.tsx';
import { ChangesView } from './changes-view.tsx';

/** Shows what changes in a tuition: pauses, days, salary, and its end. */
export const ChangesPage = () => (
  <TuitionFrame tab="changes">
    {(tuition, refresh) => <Changes tuition={tuition} refresh={refresh} />}
  </TuitionFrame>
);

interface ChangesProps {
  tuition: TuitionAnswer;
  refresh(): Promise<unknown>;
}

function Changes({ tuition, refresh }: ChangesProps) {
  const response = useFreshApi('getTuitionChanges', { params: { id: tuition.id } });
  return (
    <AsyncView response={response}>
      {(answer) => (
        <ChangesView
          tuition={tuition}
          answer={answer}
          onChanged={() => Promise.all([response.refresh(), refresh()])}
        />
      )}
    </AsyncView>
  );
}

/** The options of the search of the console, each of which leads somewhere. */
import type { StaffSearchAnswer } from '#core/staff/api/staff-search.ts';
import { type StaffSearchKind, staffSearchKinds } from '#core/staff/search-kinds.ts';
import { personPath } from '../tags/person-path.ts';

type Rows = { [Kind in StaffSearchKind]: StaffSearchAnswer[Kind]['rows'][number] };
export type Found = {
  [Kind in StaffSearchKind]: { kind: Kind; row: Rows[Kind] };
}[StaffSearchKind];

export interface FoundOption {
  id: string;
  text: string;
  kind: StaffSearchKind;
  to: string;
  /** Missing where the option leads to all of its kind. */
  found?: Found;
}

const listPaths = {
  people: '/staff/people?q=',
  requests: '/staff/requests?q=',
  invoices: '/staff/money?status=all&q=',
} as const satisfies Record<StaffSearchKind, string>;

const listPath = (kind: StaffSearchKind, words: string) =>
  `${listPaths[kind]}${encodeURIComponent(words)}`;

function optionOf(found: Found): FoundOption {
  const { kind } = found;
  if (kind === 'people') {
    const { user_id, name } = found.row;
    return { id: `people-${user_id}`, text: name, kind, to: personPath(user_id), found };
  }
  if (kind === 'requests') {
    const { id, request_no } = found.row;
    return { id: `requests-${id}`, text: request_no, kind, to: `/staff/requests/${id}`, found };
  }
  const { id, number } = found.row;
  return { id: `invoices-${id}`, text: number, kind, to: listPath(kind, number), found };
}

const foundIn = (answer: StaffSearchAnswer, kind: StaffSearchKind): Found[] => {
  if (kind === 'people') return answer.people.rows.map((row) => ({ kind, row }));
  if (kind === 'requests') return answer.requests.rows.map((row) => ({ kind, row }));
  return answer.invoices.rows.map((row) => ({ kind, row }));
};

/** Returns the options by kind, the one that is meant first; `allText` names the way to the rest. */
export function toOptions(
  answer: StaffSearchAnswer,
  words: string,
  allText: (kind: StaffSearchKind) => string,
): FoundOption[] {
  const kinds = [...staffSearchKinds].sort(
    (one, other) => Number(other === answer.first) - Number(one === answer.first),
  );
  return kinds.flatMap((kind) => {
    const options = foundIn(answer, kind).map(optionOf);
    return answer[kind].has_more
      ? [...options, { id: `${kind}-all`, text: allText(kind), kind, to: listPath(kind, words) }]
      : options;
  });
}

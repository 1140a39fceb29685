import { useAddressParams } from '#app/ground/page/use-address-params.ts';
import { withChange } from './with-change.ts';

/** Status and page of a list, kept in the address. At first it shows `first`; no status means all. */
export function useStatusFilter<Status extends string>(statuses: readonly Status[], first: Status) {
  const [params, setParams] = useAddressParams({ status: first });
  const change = (changes: Record<string, string | number>) =>
    setParams((before) => withChange(before, changes));
  return {
    statuses,
    status: statuses.find((value) => value === params.get('status')),
    page: Number(params.get('page')) || 1,
    setStatus: (status: Status | undefined) => change({ status: status ?? 'all' }),
    setPage: (page: number) => change({ page }),
  };
}

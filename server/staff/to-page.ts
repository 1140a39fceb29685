interface Wanted {
  page: number;
  per_page: number;
}

/** The frame of every paged list for staff. */
export const toPage = <T>({ page, per_page }: Wanted, total: number, data: T[]) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
  data,
});

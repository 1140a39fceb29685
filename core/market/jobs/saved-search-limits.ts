/** Source: docs/requirements/market/job-board.md, "Saved searches". */
export const MAX_SAVED_SEARCHES = 10;
export const SEARCH_NAME_MAX = 60;

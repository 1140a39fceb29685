/** The wing's words in areas that stand in other wings: build/locale-files.ts. */
type Shared = typeof import('./shared.json');

/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas extends Shared {
  applying: typeof import('./applying.json');
  board: typeof import('./board.json');
  /** Filters and place search: of the board, the hub and the hire form. */
  boardControls: typeof import('./boardControls.json');
  hire: typeof import('./hire.json');
  history: typeof import('./history.json');
  hub: typeof import('./hub.json');
  hubControls: typeof import('./hubControls.json');
  job: typeof import('./job.json');
  listMap: typeof import('./listMap.json');
  ownBoard: typeof import('./ownBoard.json');
  searchAlert: typeof import('./searchAlert.json');
  tellMe: typeof import('./tellMe.json');
}

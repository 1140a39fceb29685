/** The wing's words in areas that stand in other wings: build/locale-files.ts. */
type Shared = typeof import('./shared.json');

/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas extends Shared {
  money: typeof import('./money.json');
  /** Receipts and statements. */
  papers: typeof import('./papers.json');
  /** Money sent by hand. */
  proof: typeof import('./proof.json');
}

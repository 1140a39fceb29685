/** The wing's words in areas that stand in other wings: build/locale-files.ts. */
type Shared = typeof import('./shared.json');

/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas extends Shared {
  assistant: typeof import('./assistant.json');
  /** Support, and writing to staff. */
  contact: typeof import('./contact.json');
  /** Forms of others, and thanks for them. */
  crm: typeof import('./crm.json');
  /** The texts around documents. */
  document: typeof import('./document.json');
  /** The texts around the guide for partners, and what is given to copy. */
  guide: typeof import('./guide.json');
  home: typeof import('./home.json');
  /** The page of components, `/ui`. */
  kit: typeof import('./kit.json');
  /** Pages about one kind of tuition. */
  landing: typeof import('./landing.json');
  /** The page that stands in for others without a connection. */
  offline: typeof import('./offline.json');
  /** The pages for partners, who show our elements on their own pages. */
  partners: typeof import('./partners.json');
  /** Documents, each read as a whole. */
  privacy: typeof import('./privacy.json');
  shop: typeof import('./shop.json');
  terms: typeof import('./terms.json');
}

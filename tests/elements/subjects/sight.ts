/** Something that can be seen in an element, in words that each runner of browser tests can look for. */
export type Sight =
  /** Visible, by what a screen reader says of it; a control has this value. */
  | {
      role: 'heading' | 'combobox' | 'list' | 'link';
      name: string | RegExp;
      value?: string;
      href?: RegExp;
    }
  /** Visible, with exactly this text of its own. */
  | { text: string }
  /** The text of one part fits, wherever it is on the screen. */
  | { part: string; says: RegExp }
  | { without: string }
  /** The page's own link is shown in the place of content. */
  | { fallback: true };

import { type PackedAnswer, packAnswer } from '#server/ground/services/packed-answer.ts';

/**
 * A drawn page with all that stands in it, made once for everybody who asks for it while it stays the
 * same: filling and compressing it takes ten times as long as looking whether it is still the same.
 */
export class FilledPage {
  readonly #html: string;
  readonly #packed = new Map<string, PackedAnswer>();

  /** `html`: with `%THEME%` in it, for each reader's own. */
  constructor(html: string) {
    this.#html = html;
  }

  /** Returns it as it is sent to readers of this theme, the second time as short as it can be. */
  in(theme: string): PackedAnswer {
    const before = this.#packed.get(theme);
    const packed = packAnswer(before?.body ?? this.#html.replace('%THEME%', theme), before);
    this.#packed.set(theme, packed);
    return packed;
  }
}

/**
 * Holds what the server drew the page from. The first view in the browser is made of the same, so
 * that it is the same, and requests none of it again. Whatever is shown later requests it again:
 * `end` forgets all of it.
 */
import type { Answer, CallOptions } from '#core/api/api-client.ts';
import { type FirstViewData, firstAnswerKey, type PageQuestion } from '#core/api/drawn-page.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import { ApiError } from '#core/ground/api/api-error.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';

export type KnownAnswer<Value> =
  | { value: Value; error?: undefined }
  | { value?: undefined; error: ApiError };

export class FirstView {
  #data: FirstViewData | undefined;
  readonly #onUnknown: ((question: PageQuestion) => void) | undefined;

  /** `onUnknown` hears what was asked for and is not there: the server finds it and draws again. */
  constructor(data: FirstViewData, onUnknown?: (question: PageQuestion) => void) {
    this.#data = data;
    this.#onUnknown = onUnknown;
  }

  get now(): number | undefined {
    return this.#data?.now;
  }

  read<Name extends EndpointName>(
    lang: Lang,
    name: Name,
    options: CallOptions<Name>,
  ): KnownAnswer<Answer<Name>> | undefined {
    if (this.#data?.lang !== lang) return undefined;
    const question = { name, options };
    const known = this.#data.answers[firstAnswerKey(question)];
    if (known === undefined) {
      this.#onUnknown?.(question);
      return undefined;
    }
    // The server found it by the contract, under this very name.
    if ('value' in known) return { value: known.value as Answer<Name> };
    const { code, status, message } = known.error;
    return { error: new ApiError(code, message, { status }) };
  }

  end() {
    this.#data = undefined;
  }
}

/**
 * What the server drew the page from: its time and the answers it had. The first view in the browser
 * is made of the same, so that it is the same, and asks for none of it again. Whatever is shown later
 * asks anew: `end` forgets all of it.
 */
import type { Answer, CallOptions } from '#core/api/api-client.ts';
import { ApiError, type ApiErrorCode } from '#core/api/api-error.ts';
import type { EndpointName } from '#core/api/endpoints/endpoints.ts';
import type { Lang } from '#core/i18n/lang.ts';

/** An answer, or why there is none. */
export type FirstAnswer<Value = unknown> =
  | { value: Value }
  | { error: { code: ApiErrorCode; status: number; message: string } };

export interface FirstViewData {
  lang: Lang;
  /** When it was drawn, in milliseconds. */
  now: number;
  /** By `questionOf`. */
  answers: Record<string, FirstAnswer>;
}

export const questionOf = (name: EndpointName, options: object): string =>
  JSON.stringify([name, options]);

export type KnownAnswer<Value> =
  | { value: Value; error?: undefined }
  | { value?: undefined; error: ApiError };

export class FirstView {
  #data: FirstViewData | undefined;
  readonly #onUnknown: ((name: EndpointName, options: object) => void) | undefined;

  /** `onUnknown` hears what was asked for and is not there: the server finds it and draws again. */
  constructor(data: FirstViewData, onUnknown?: (name: EndpointName, options: object) => void) {
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
    const known = this.#data.answers[questionOf(name, options)];
    if (known === undefined) {
      this.#onUnknown?.(name, options);
      return undefined;
    }
    if ('value' in known) return { value: known.value as Answer<Name> };
    const { code, status, message } = known.error;
    return { error: new ApiError(code, message, { status }) };
  }

  end() {
    this.#data = undefined;
  }
}

/**
 * A sentence the engine did not understand, read by a language model. Whatever goes wrong is one
 * error, `model_unavailable`: the conversation then says what it would have said without a model.
 */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { removeContactData } from '#core/people/contact-data/remove-contact-data.ts';
import { clipText } from '#core/search/normalise/clip-text.ts';
import {
  MODEL_MESSAGE_MAX,
  type ModelReading,
  modelReading,
  modelSlots,
} from '#core/site/api/assistant-model.ts';
import type { Config } from '#server/ground/config/config.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { cleanModelText } from './clean-model-text.ts';
import { modelLimits } from './model-limits.ts';
import { toModelRequest } from './model-request.ts';
import { type Completion, readCompletion } from './read-completion.ts';

type Model = NonNullable<Config['model']>;

async function ask({ url, key, name, timeoutMs }: Model, message: string, lang: Lang) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(toModelRequest(name, message, lang)),
    redirect: 'error',
    // Over the whole answer, not only its beginning.
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The model refused: ${answer.status}`);
  return readCompletion(answer);
}

function check({ tool, args, text }: Completion, publicUrl: string): ModelReading {
  const slots = modelSlots.parse(JSON.parse(args === '' ? '{}' : args));
  return modelReading.parse({ intent: tool, slots, text: cleanModelText(text, publicUrl) });
}

export interface Sentence {
  message: string;
  lang: Lang;
  /** Address of the visitor, and origin of the page. */
  ip: string;
  origin: string | undefined;
}

export async function readByModel(
  services: Services,
  { message, lang, ip, origin }: Sentence,
): Promise<ModelReading> {
  const { config, db, alarm, now } = services;
  const { model } = config;
  if (model === undefined) throw new ApiError('model_unavailable');
  await takeLimits(db, await modelLimits(services, model, { ip, origin }), now());
  // The page has done so already; the person who calls us without our page has not.
  const clean = clipText(removeContactData(message).text).slice(0, MODEL_MESSAGE_MAX);
  try {
    return check(await ask(model, clean, lang), config.publicUrl);
  } catch (error) {
    // Its message may hold what the model wrote, which may hold what the visitor wrote.
    const kind = error instanceof Error ? error.name : 'unknown';
    alarm({ kind }, 'the assistant got no answer it can use from the model');
    throw new ApiError('model_unavailable');
  }
}

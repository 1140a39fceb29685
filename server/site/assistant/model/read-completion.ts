/**
 * The answer of an OpenAI-compatible endpoint, piece by piece as it streams. Nothing in it is trusted:
 * it is cut at a size, and who reads it checks tool and arguments.
 */
import { z } from 'zod';

/** A tool call of some slots and a sentence are far smaller. */
const MAX_BYTES = 64 * 1024;

const part = z.object({
  content: z.string().nullish(),
  tool_calls: z
    .array(
      z.object({
        index: z.int().optional(),
        function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }),
      }),
    )
    .nullish(),
});
const chunk = z.object({
  choices: z.array(z.object({ delta: part.optional(), message: part.optional() })),
});

export interface Completion {
  text: string;
  /** The first tool called. */
  tool: string;
  args: string;
}

function add(completion: Completion, json: string) {
  const { delta, message } = chunk.parse(JSON.parse(json)).choices[0] ?? {};
  const { content, tool_calls: calls } = delta ?? message ?? {};
  completion.text += content ?? '';
  const first = calls?.find(({ index = 0 }) => index === 0);
  completion.tool += first?.function.name ?? '';
  completion.args += first?.function.arguments ?? '';
}

const END = '[DONE]';

/** Throws when it is no such answer, or a longer one than any could be. */
export async function readCompletion({ headers, body }: Response): Promise<Completion> {
  const completion: Completion = { text: '', tool: '', args: '' };
  const isStream = headers.get('content-type')?.includes('text/event-stream') ?? false;
  const decoder = new TextDecoder();
  let size = 0;
  let rest = '';
  for await (const bytes of body ?? []) {
    size += bytes.length;
    if (size > MAX_BYTES) throw new Error('The model answered too much');
    rest += decoder.decode(bytes, { stream: true });
    if (!isStream) continue;
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data: ?(.*)$/.exec(line)?.[1];
      if (data === END) return completion;
      if (data) add(completion, data);
    }
  }
  if (!isStream) add(completion, rest);
  return completion;
}

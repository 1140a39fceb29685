/** A language model of a few lines: an OpenAI-compatible endpoint that says what a test wants. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type ModelAnswer = (reply: ServerResponse, request: IncomingMessage) => void;

const toChunk = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

/** Answers as real models stream: words and arguments in pieces. */
export const calls =
  (name: string, args: object | string, text = ''): ModelAnswer =>
  (reply) => {
    const all = typeof args === 'string' ? args : JSON.stringify(args);
    const middle = Math.floor(all.length / 2);
    const call = (part: object) => toChunk({ tool_calls: [{ index: 0, function: part }] });
    reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const part of text.match(/.{1,7}/gsu) ?? []) reply.write(toChunk({ content: part }));
    reply.write(call({ name, arguments: '' }));
    reply.write(call({ arguments: all.slice(0, middle) }));
    reply.write(call({ arguments: all.slice(middle) }));
    reply.end('data: [DONE]\n\n');
  };

export interface StandIn {
  url: string;
  /** The requests it was sent, oldest first. */
  asked: { body: string; authorization: string | undefined }[];
  answer: ModelAnswer;
  stop(): void;
}

export async function startStandIn(): Promise<StandIn> {
  const standIn: StandIn = {
    url: '',
    asked: [],
    answer: (reply) => reply.writeHead(500).end(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      standIn.asked.push({ body, authorization: request.headers.authorization });
      standIn.answer(reply, request);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  standIn.url = `http://127.0.0.1:${port}/v1/chat/completions`;
  return standIn;
}

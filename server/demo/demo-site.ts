/**
 * The partner's site of the demo: plain HTML on another origin, so that everything the widgets do
 * across sites is real. Each page may have response headers of its own (headers.json).
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Config } from '#server/ground/config/config.ts';

const pagesFolder = new URL('../../demo/pages/', import.meta.url);
const headerFile = z.record(z.string(), z.record(z.string(), z.string()));

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(new URL(file, pagesFolder), 'utf8');
  } catch {
    return null;
  }
}

async function listFiles(): Promise<string[]> {
  return (await readdir(pagesFolder).catch((): string[] => [])).sort();
}

function toIndex(pages: string[]): string {
  const links = pages.map((page) => `<li><a href="/${page}">${page.slice(0, -5)}</a></li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo partner site</title><h1>Demo partner site</h1><ul>${links.join('')}</ul></html>`;
}

export async function buildDemoSite({
  publicUrl,
}: Pick<Config, 'publicUrl'>): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  const fill = (text: string) => text.replaceAll('{{HOST}}', publicUrl);

  const sendFile = async (file: string, reply: FastifyReply) => {
    const type = contentTypes[extname(file)];
    const text = type === undefined ? null : await readOrNull(file);
    if (type === undefined || text === null)
      return reply.code(404).type('text/plain').send('No such page');
    const headers = headerFile.parse(JSON.parse((await readOrNull('headers.json')) ?? '{}'));
    for (const [name, value] of Object.entries(headers[file] ?? {}))
      reply.header(name, fill(value));
    return reply.type(type).header('cache-control', 'no-store').send(fill(text));
  };

  app.get('/', async (_request, reply) => {
    const files = await listFiles();
    if (files.includes('index.html')) return sendFile('index.html', reply);
    return reply
      .type('text/html; charset=utf-8')
      .send(toIndex(files.filter((file) => file.endsWith('.html'))));
  });
  app.get<{ Params: { file: string } }>('/:file', async (request, reply) => {
    // Only names the folder itself lists: a path made up by a caller never reaches the disk.
    const isListed = (await listFiles()).includes(request.params.file);
    return sendFile(isListed ? request.params.file : '', reply);
  });
  return app;
}

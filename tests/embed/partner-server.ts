/**
 * A partner's web server for pages made up by a test. A real one: Chromium treats a page that was
 * only intercepted as coming from the public internet and keeps it away from servers on this machine.
 */
import { createServer } from 'node:http';

interface PartnerDocument {
  html: string;
  headers: Record<string, string>;
}

export interface PartnerServer {
  /** The address of the page. */
  publish(document: PartnerDocument): string;
  close(): void;
}

export async function startPartnerServer(): Promise<PartnerServer> {
  const documents = new Map<string, PartnerDocument>();
  const server = createServer((request, response) => {
    const document = documents.get(request.url ?? '');
    response.writeHead(document ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...document?.headers,
    });
    response.end(document?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the partner server has no port');
  return {
    publish(document) {
      const path = `/page-${documents.size + 1}.html`;
      documents.set(path, document);
      return `http://127.0.0.1:${address.port}${path}`;
    },
    close: () => server.close(),
  };
}

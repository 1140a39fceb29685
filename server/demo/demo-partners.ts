/** The partners whose pages the demo site shows, each registered with the demo site's address. */
import type { Db } from '#server/ground/db/database.ts';
import { registerPartner, setOrigins } from '#server/people/partners/register-partner.ts';

export const demoPartners: Record<string, string> = {
  shapla: 'শাপলা বিদ্যানিকেতন',
  tea: 'Tea and Textbooks',
  meghna: 'Meghna Digital School',
  padma: 'Padma University Debating Club',
  krishnochura: 'Krishnochura Housing Society',
  jamuna: "Jamuna Students' Forum",
  pathshala: 'পাঠশালা ডায়েরি',
};

/**
 * Registers the partners of the demo with each start, as the port may have changed. As 127.0.0.1
 * the demo is another site than the app on localhost; as localhost it is a page of the same site.
 */
export async function registerDemoPartners(db: Db, port: number): Promise<void> {
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  for (const [siteId, name] of Object.entries(demoPartners))
    if (!(await registerPartner(db, { siteId, name, origins })))
      await setOrigins(db, siteId, origins);
}

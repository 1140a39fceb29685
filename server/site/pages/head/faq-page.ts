import type { PageFacts } from './page-facts.ts';
import type { Thing } from './structured-data.ts';

/** Describes the questions only where the page itself shows them with their answers. */
export function faqPage({ answer }: PageFacts): Thing | undefined {
  const home = answer('getHome');
  if (home === undefined || home.faq.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: home.faq.map((one) => ({
      '@type': 'Question',
      name: one.question,
      acceptedAnswer: { '@type': 'Answer', text: one.answer },
    })),
  };
}

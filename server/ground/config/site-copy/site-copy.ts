/** The operator's words on the home page: the file that `SITE_COPY` names, in its own shape. */
import { z } from 'zod';
import { MOST_FEATURED, MOST_STORIES } from '#core/site/api/home.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const inBoth = (most: number) => z.strictObject({ en: text(most), bn: text(most) });

const story = z.strictObject({
  name: inBoth(80),
  /** City or institution. */
  of: inBoth(120).optional(),
  text: inBoth(600),
});
export type Story = z.infer<typeof story>;

/** The name of a picture that lies beside the copy and nowhere else. */
const fileName = z.string().regex(/^[\w-][\w.-]{0,99}\.(?:png|webp|svg)$/i);

const paper = z.strictObject({
  name: inBoth(80),
  link: z.url({ protocol: /^https$/ }),
  logo: fileName.optional(),
});

export const siteCopyFile = z.strictObject({
  tutorStories: z.array(story).max(MOST_STORIES).default([]),
  guardianStories: z.array(story).max(MOST_STORIES).default([]),
  featuredOn: z.array(paper).max(MOST_FEATURED).default([]),
});

/** A logo as we serve it, under a name made of what it shows. */
export interface Logo {
  name: string;
  bytes: Buffer;
  width: number;
  height: number;
}

export interface SiteCopy {
  tutorStories: Story[];
  guardianStories: Story[];
  featuredOn: (Omit<z.infer<typeof paper>, 'logo'> & { logo: Logo | null })[];
}

export const NO_SITE_COPY: SiteCopy = { tutorStories: [], guardianStories: [], featuredOn: [] };

/**
 * The most a visitor may download, in bytes as brotli sends them, until a screen of the app or an
 * element works, in each language. Those of budgets.json, by element and by the file of the screen
 * (scripts, styles and texts, with the frame around it), are three per cent above what was measured:
 * `npm run budgets` writes them. Those here are promises, set by hand. The failing test tells the
 * files and the libraries in them.
 */
import measured from './budgets.json' with { type: 'json' };

export interface Limits {
  en: number;
  bn: number;
}

/** The bytes of `embed.js`, on every partner page; the elements' limits include it. */
export const loader = 2048;
/** The bytes of the floating assistant before anybody opens it. */
export const assistantLauncher = 3072;

export const elements: Record<string, Limits> = measured.elements;
export const routes: Record<string, Limits> = measured.routes;

/**
 * The most of three screens in either language, which `npm run budgets` does not go beyond: styles and
 * texts with the scripts, of which the board may have 152 KB.
 */
export const promised: Record<string, number> = {
  'app/market/job-board/job-board-page.tsx': 155 * 1024,
  'app/people/auth/sign-in/sign-in-page.tsx': 128 * 1024,
  'app/site/home/home-page.tsx': 156 * 1024,
};

/**
 * The assistant as the network carries it, with the headers of each answer: opened, and once it has
 * answered a first message, with the names it needs: tests/embed/assistant-bytes.spec.ts. The names
 * of the 65 cities are a kilobyte and a half of it.
 */
export const opened: Limits = { en: 50 * 1024, bn: 50 * 1024 };
export const answered: Limits = { en: 131_500, bn: 132_400 };

/** The elements with the headers of each answer, as the network carries it: scripts and texts. */
export const code: Record<keyof typeof usable, number> = {
  'job-board': 46 * 1024,
  'job-detail': 46 * 1024,
  'tutor-hub': 47.5 * 1024,
  'hire-tutor': 54 * 1024,
};

/**
 * The bytes that the network carries until an element can be used, with its first view and the
 * headers of each answer: tests/embed/first-view-bytes.spec.ts.
 */
export const usable = {
  'job-board': { en: 56_200, bn: 57_100 },
  'job-detail': { en: 50_700, bn: 51_500 },
  'tutor-hub': { en: 60_400, bn: 61_600 },
  'hire-tutor': { en: 62_800, bn: 64_300 },
} satisfies Record<string, Limits>;

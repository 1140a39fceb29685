/**
 * Gives a widget what it needs from the place it lives in: the app supplies one, each element
 * another.
 */
import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from '#core/api/api-client.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Applicant, CityRule } from '#core/market/apply/check-apply.ts';
import type { FirstView } from './first-view.ts';
import type { LateParts } from './late/late-parts.ts';
import type { Turns } from './late/turns.ts';
import { NowProvider } from './now.tsx';

export interface Viewer {
  type: 'tutor' | 'parent' | 'staff';
  /**
   * The facts that the rules of applying need (core/market/apply); partner pages do not know them.
   */
  applying: { applicant: Applicant; cityRule: CityRule } | null;
  tutor: { gender: number | null } | null;
}

/** The jobs a tutor has applied to and saved, however this surface reaches them. */
export interface OwnJobs {
  /** The key of the person, for caches: another person has another key. */
  key: string;
  flags(): Promise<JobFlags>;
  save(jobId: number): Promise<unknown>;
  unsave(jobId: number): Promise<unknown>;
}

export interface JobFlags {
  applied: number[];
  /** The jobs applied to whose tuition is the reader's. */
  own: number[];
  /** The jobs applied to that have ended. */
  over: number[];
  saved: number[];
}

/** Remembers what was typed over a reload, where the place allows it; null forgets it. */
export interface DraftStore {
  read(name: string): string | null;
  write(name: string, text: string | null): void;
}

export interface Environment {
  api: ApiClient;
  lang: Lang;
  /**
   * The time at which the server drew the first view, in milliseconds since 1970; the browser
   * begins with the same. Left out: the browser's.
   */
  now?: number | undefined;
  /** Origin of our app on a partner's page, '' inside the app. */
  productUrl: string;
  surface: 'app' | 'embed';
  /**
   * Pages a list loads by scrolling alone before its button must be pressed, so that whatever stands
   * below it can be reached. Left out: none.
   */
  pagesByScrolling?: number | undefined;
  /** The partner whose page this is, for its counts. */
  site?: string | undefined;
  /** The person who is signed in, as far as this surface may know; null for a guest. */
  viewer: Viewer | null;
  /** Null for everybody but tutors. */
  ownJobs: OwnJobs | null;
  /** Jobs applied to from here just now, known before any answer tells of them. */
  appliedHere: readonly number[];
  /** Leads a guest to sign-in on our own origin; null when this page does not see who comes back. */
  signIn(jobId: number): Promise<{ ownJobs: OwnJobs | null } | null>;
  /** Applying on our own origin; true when it was done while this page was waiting. */
  apply(jobId: number): Promise<boolean>;
  drafts: DraftStore;
  /**
   * Lets Back call `close` once, instead of leaving the page; returns what is called when that is no
   * longer wanted. Absent on the pages of others, whose history is theirs.
   */
  backCloses?: ((close: () => void) => () => void) | undefined;
  /**
   * The first view, if the server has drawn the page; absent if everything begins in the browser.
   */
  firstView?: FirstView | undefined;
  /** The turns of the places, while an element takes over what the server has drawn. */
  turns?: Turns | undefined;
  /** Texts of what comes later (ui/late), where they come with it. */
  lateTexts?: LateParts<true> | undefined;
}

const EnvironmentContext = createContext<Environment | null>(null);

interface EnvironmentProviderProps {
  environment: Environment;
  children: ReactNode;
}

export const EnvironmentProvider = ({ environment, children }: EnvironmentProviderProps) => (
  <EnvironmentContext.Provider value={environment}>
    <NowProvider first={environment.now}>{children}</NowProvider>
  </EnvironmentContext.Provider>
);

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('EnvironmentProvider is missing');
  return environment;
}

/** What a widget needs from the place it lives in: the app supplies one, each element another. */
import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from '#core/api/api-client.ts';
import type { Lang } from '#core/api/schemas/fields.ts';
import type { Applicant, CityRule } from '#core/apply/check-apply.ts';

export type SignInReason = 'apply' | 'save' | 'account';

export interface Viewer {
  type: 'tutor' | 'parent' | 'staff';
  /** What the rules of applying ask about; see core/apply. */
  applicant: Applicant;
  cityRule: CityRule;
  tutor: { id: number; gender: number | null } | null;
}

/** Remembers what was typed over a reload, where the place allows it; null forgets it. */
export interface DraftStore {
  read(name: string): string | null;
  write(name: string, text: string | null): void;
}

export interface Environment {
  api: ApiClient;
  lang: Lang;
  /** Origin of our app on a partner's page, '' inside the app. */
  productUrl: string;
  surface: 'app' | 'embed';
  /** Whoever is signed in, as far as this surface may know; null for a guest. */
  viewer: Viewer | null;
  /** Leads to sign-in on our own origin and back to `returnPath`. */
  signIn(reason: SignInReason, returnPath: string): void;
  drafts: DraftStore;
}

const EnvironmentContext = createContext<Environment | null>(null);

interface EnvironmentProviderProps {
  environment: Environment;
  children: ReactNode;
}

export const EnvironmentProvider = ({ environment, children }: EnvironmentProviderProps) => (
  <EnvironmentContext.Provider value={environment}>{children}</EnvironmentContext.Provider>
);

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('EnvironmentProvider is missing');
  return environment;
}

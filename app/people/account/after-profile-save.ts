import { createContext, use } from 'react';

/** The act that follows a saved part of the profile where a tutor is led from one part to the next. */
export const AfterProfileSave = createContext<(() => void) | null>(null);

export const useAfterProfileSave = () => use(AfterProfileSave);

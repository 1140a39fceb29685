/** Answers with nothing what react-router's links ask of its prefetching: unused-parts.ts. */
import { createContext, type Ref } from 'react';

export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false];
export const mergeRefs = <Target>(ref: Ref<Target>) => ref;

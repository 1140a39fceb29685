/**
 * Signals, for state outside of React that several parts watch. A component that reads `.value` of one
 * calls `useSignals()` first. The elements' build takes Preact's own (build/preact-alias.ts), whose
 * components watch by themselves.
 */
export { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
export { useSignals } from '@preact/signals-react/runtime';

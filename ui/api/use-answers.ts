import { createContext, useContext } from 'react';
import { Answers } from './answers.ts';

/** One for all that is on the page; tests begin with a new one each. */
export const AnswersContext = createContext(new Answers());

/**
 * Returns the answers, by which those that a change has outdated are read again, by their names.
 */
export const useAnswers = () => useContext(AnswersContext);

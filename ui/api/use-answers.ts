import { createContext, useContext } from 'react';
import { Answers } from './answers.ts';

/** One for all that is on the page; tests begin with a new one each. */
export const AnswersContext = createContext(new Answers());

/** To read again, by their names, answers that a change has outdated. */
export const useAnswers = () => useContext(AnswersContext);

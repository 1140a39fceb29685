import { defineElement } from '../define-element.ts';
import { jobBoardAttributes } from './job-board-attributes.ts';
import { JobBoardElement } from './job-board-element.tsx';

defineElement('porua-job-board', JobBoardElement, jobBoardAttributes);

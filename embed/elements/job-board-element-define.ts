import { defineElement } from '../define-element.ts';
import { jobBoardWidget } from './job-board-widget.tsx';

defineElement('porua-job-board', jobBoardWidget);

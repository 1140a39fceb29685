import { defineElement } from '../define-element.ts';
import { jobDetailWidget } from './job-detail-widget.tsx';

defineElement('porua-job-detail', jobDetailWidget);

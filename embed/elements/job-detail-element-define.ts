import { defineElement } from '../define-element.ts';
import { jobDetailAttributes } from './job-detail-attributes.ts';
import { JobDetailElement } from './job-detail-element.tsx';

defineElement('porua-job-detail', JobDetailElement, jobDetailAttributes);

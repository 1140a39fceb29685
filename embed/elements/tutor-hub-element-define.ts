import { defineElement } from '../define-element.ts';
import { tutorHubWidget } from './tutor-hub-widget.tsx';

defineElement('porua-tutor-hub', tutorHubWidget);

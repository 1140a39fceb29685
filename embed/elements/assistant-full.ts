/** Everything behind the launcher. */
import { defineElement } from '../define-element.ts';
import { assistantWidget } from './assistant-widget.tsx';

defineElement('porua-assistant', assistantWidget);

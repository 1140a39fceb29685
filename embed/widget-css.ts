/** The style sheet, in a file of its own: a fragment usually brings the same. */
export { default } from 'virtual:porua-widget.css';

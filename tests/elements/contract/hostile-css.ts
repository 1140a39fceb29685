/** Page styles seen on real sites, each of which has broken somebody's widget. */
export const hostileCss: Record<string, string> = {
  'small root font': 'html { font-size: 62.5% }',
  inherited:
    'body { font: italic 40px/3 fantasy; color: red; text-transform: uppercase; letter-spacing: 5px; word-spacing: 9px; text-align: right; direction: rtl; cursor: wait; visibility: visible; -webkit-text-fill-color: red }',
  star: '* { font-size: 40px; letter-spacing: 5px; color: red; text-transform: uppercase; box-sizing: content-box }',
  'star important':
    '* { font-size: 40px !important; letter-spacing: 5px !important; color: red !important; line-height: 3 !important; box-sizing: content-box !important; direction: rtl !important }',
  unset: '* { all: unset !important }',
  'empty and undefined': '*:empty, :not(:defined) { display: none !important }',
  tags: 'a, button, input, p, h2, h3, ul, li, article, section, div, span { display: inline !important; margin: 9px !important; padding: 9px !important; border: 3px solid red !important; float: right }',
};

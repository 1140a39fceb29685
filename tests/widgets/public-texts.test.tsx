/** Everything that tutors write for everybody is read on their page, each under its own heading. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PUBLIC_FIELDS, publicName } from '#core/people/profile/profile-fields.ts';
import { ProfileView } from '#widgets/tutor-profile/profile-view.tsx';
import { sampleProfile } from './sample-tutor.ts';
import { WidgetHost } from './widget-host.tsx';

const draw = (texts: object) =>
  renderToString(
    <WidgetHost>
      <ProfileView profile={{ ...sampleProfile(), ...texts }} card={null} reviews={null} />
    </WidgetHost>,
  );
const headings = (html: string) => html.split('<h2').length;

test.each(PUBLIC_FIELDS)('%s', (field) => {
  const text = `Words of ${field}.`;
  const without = draw({ [publicName(field)]: null });
  const html = draw({ [publicName(field)]: text });
  expect(without).not.toContain(text);
  expect(html).toContain(text);
  // What a tutor says of herself has its place also while it is empty.
  expect(headings(html) - headings(without)).toBe(field === 'about_yourself' ? 0 : 1);
});

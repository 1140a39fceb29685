/** The forms of the profile, by the screens, each with a mistake first. */
import type { Page } from '@playwright/test';
import { fieldsIn, profileField } from '#core/people/profile/profile-fields.ts';
import { expectNoFindings } from './axe.ts';
import { expect } from './reader.ts';
import type { TutorTexts } from './tutor-texts.ts';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function fillPanels(page: Page, { profile, tutorProfile, form }: TutorTexts) {
  const panel = (name: string) => page.getByRole('form', { name });
  const save = (name: string) => panel(name).getByRole('button', { name: profile.update }).click();
  const isSaved = (name: string) =>
    expect(page.getByRole('button', { name: `${name} ${profile.updated}` })).toBeVisible();
  const { sections } = profile;
  const demoVideo = panel(sections.online).getByLabel(tutorProfile.fields.label.demo_class_video);

  await page.goto('/tutor/profile/update/tutoring/availability');
  const cell = page.getByRole('checkbox', {
    name: `${profile.availability.days.friday}, ${profile.availability.slots.evening}`,
  });
  await expect(cell).toBeInViewport();
  await cell.check();
  // Unsaved changes are not left by mistake.
  await page.getByRole('link', { name: profile.back }).click();
  await page.getByRole('button', { name: form.leave.stay }).click();
  await expectNoFindings(page);
  await save(sections.availability);
  await isSaved(sections.availability);

  await page.goto('/tutor/profile/update/tutoring/tutoring');
  await panel(sections.location).getByRole('checkbox').first().check();
  await save(sections.location);
  await isSaved(sections.location);

  await page.goto('/tutor/profile/update/tutoring/category');
  const category = panel(sections.category);
  await category.getByRole('checkbox').first().check();
  await category.getByRole('group').nth(1).getByRole('checkbox').nth(4).check();
  await category
    .getByRole('group', { name: profile.category.subjects })
    .getByRole('checkbox')
    .first()
    .check();
  await save(sections.category);
  await isSaved(sections.category);

  await page.goto('/tutor/profile/update/tutoring/salary');
  const salary = panel(sections.salary);
  await salary.getByLabel(profile.salary.monthly).fill('1,000');
  await salary.getByRole('group').first().getByRole('checkbox').first().check();
  await salary.getByRole('group').last().getByRole('checkbox').first().check();
  await save(sections.salary);
  await expect(salary.getByLabel(profile.salary.monthly)).toHaveAttribute('aria-invalid', 'true');
  await salary.getByLabel(profile.salary.monthly).fill('৬,০০০');
  for (const name of fieldsIn(['salary'])) {
    const isLink = profileField(name).kind === 'link';
    await salary
      .getByLabel(tutorProfile.fields.label[name])
      .fill(isLink ? 'https://videos.example/lesson' : 'With patience.');
  }
  await save(sections.salary);
  await isSaved(sections.salary);

  await page.goto('/tutor/profile/update/tutoring/online');
  await panel(sections.online).getByLabel(profile.online.fee).fill('300');
  await demoVideo.fill('javascript:alert(1)');
  await save(sections.online);
  await expect(demoVideo).toBeFocused();
  await demoVideo.fill('');
  await save(sections.online);
  await isSaved(sections.online);

  await page.goto('/tutor/profile/overview');
  for (const name of fieldsIn(['salary']))
    await expect(page.getByText(tutorProfile.fields.label[name], { exact: true })).toBeVisible();
}

export async function addExperience(page: Page, { profile }: TutorTexts) {
  const { experience } = profile;
  await page.goto('/tutor/profile/update/tutoring/experience');
  await expect(page.getByText(experience.empty)).toBeVisible();
  await button(page, experience.add).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(experience.class)).toBeDisabled();
  await dialog.getByLabel(experience.category).selectOption('1');
  await dialog.getByLabel(experience.class).selectOption({ index: 3 });
  await dialog.getByLabel(experience.place).fill('Mirpur 10');
  await dialog.getByLabel(experience.from, { exact: true }).fill('2025-05-01');
  await dialog.getByLabel(experience.to, { exact: true }).fill('2024-05-01');
  await dialog.getByLabel(experience.about).fill('Weekly tests and much patience.');
  await dialog.getByRole('button', { name: profile.add }).click();
  await expect(dialog.getByLabel(experience.to, { exact: true })).toBeFocused();
  await expectNoFindings(page);
  await dialog.getByLabel(experience.to, { exact: true }).fill('2026-05-01');
  await dialog.getByRole('button', { name: profile.add }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toContainText('Weekly tests');
}

/** A higher secondary degree, with the fields it must have. */
export async function addHigherSecondary(page: Page, { profile }: TutorTexts) {
  const { education } = profile;
  await page.goto('/tutor/profile/update/education');
  await button(page, education.add).click();
  await field(page, education.level).selectOption('7');
  await field(page, education.exam).selectOption({ index: 1 });
  await field(page, education.group).selectOption({ index: 1 });
  await field(page, education.curriculum).selectOption('1');
  await button(page, profile.add).click();
  await expect(page.getByRole('article')).toHaveCount(3);
}

const PERSON = {
  date_of_birth: '2001-03-26',
  bc_nid_po: '1234567890',
  additional_number: '',
  about_yourself:
    'I study physics and have taught at home for three years. I plan every lesson and tell the guardian how it goes every week. আমি নিয়মিত পরীক্ষা নিই।',
  father_name: 'Abdul Karim',
  father_number: '01712000001',
  mother_name: 'Rahima Khatun',
  mother_number: '01712000002',
  emergency_contact_name: 'Abdul Karim',
  emergency_contact_number: '01712000001',
} as const;
const ADDRESS = ['12/A', 'Road 7', 'Dhanmondi', 'Dhaka'];

export async function fillPersonal(page: Page, { profile, form, errors }: TutorTexts) {
  const { personal } = profile;
  const save = async (part: keyof typeof personal.parts) => {
    const name = personal.parts[part];
    await page.getByRole('form', { name }).getByRole('button', { name: profile.update }).click();
  };
  const isSaved = (part: keyof typeof personal.parts) =>
    expect(
      page.getByRole('button', { name: `${personal.parts[part]} ${profile.updated}` }),
    ).toBeVisible();
  const fill = async (names: RegExp) => {
    for (const [name, value] of Object.entries(PERSON))
      if (names.test(name))
        await page
          .getByRole('main')
          .getByLabel(personal.fields[name as keyof typeof PERSON], { exact: true })
          .and(page.locator('input, textarea'))
          .fill(value);
  };

  await page.goto('/tutor/profile/update/personal/self');
  await save('self');
  await expect(page.getByText(errors.fields.required).first()).toBeVisible();
  await expect(field(page, personal.fields.date_of_birth)).toBeFocused();
  // A panel half under the bar is no small target, it is one scrolled away.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoFindings(page);
  await fill(/^(date|bc|additional)/);
  await field(page, personal.fields.religion_id).selectOption({ index: 1 });
  await save('self');
  await isSaved('self');

  await page.goto('/tutor/profile/update/personal/family');
  await fill(/^(father|mother)/);
  await page.getByText(personal.called.other, { exact: true }).click();
  await expect(field(page, personal.fields.emergency_contact_number)).toHaveValue('');
  await page.getByText(personal.called.father, { exact: true }).click();
  await save('family');
  await isSaved('family');

  await page.goto('/tutor/profile/update/personal/about');
  await fill(/^about/);
  await save('about');
  await isSaved('about');

  await page.goto('/tutor/profile/update/personal/addresses');
  const present = page.getByRole('group', { name: personal.present });
  for (const [index, line] of ADDRESS.entries())
    await present.getByRole('textbox').nth(index).fill(line);
  // Typed, not saved: it is still there after a reload.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(form.draftKept)).toBeVisible();
  await expect(present.getByRole('textbox').first()).toHaveValue('12/A');
  await button(page, personal.samePresent).click();
  const permanent = page.getByRole('group', { name: personal.permanent });
  await expect(permanent.getByRole('textbox').last()).toHaveValue('Dhaka');
  await save('addresses');
  await isSaved('addresses');
  await expect(page.getByText(form.draftKept)).toBeHidden();
}

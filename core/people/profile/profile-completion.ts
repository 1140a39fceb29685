/**
 * Computes how complete a tutor's profile is, as one percentage and section by section. Weights:
 * docs/requirements/people/tutor-profile.md, "Percentage".
 */
export interface ProfileParts {
  picture: boolean;
  teachingLocation: boolean;
  category: boolean;
  salaryAndStyle: boolean;
  availability: boolean;
  experience: boolean;
  /** Secondary, higher secondary, bachelor, further ones; three are enough. */
  degrees: number;
  birthDate: boolean;
  about: boolean;
  presentLocation: boolean;
  permanentAddress: boolean;
  parentInfo: boolean;
  emergencyContact: boolean;
  nationalId: boolean;
  certificates: boolean;
}
type Part = Exclude<keyof ProfileParts, 'degrees'>;

export const completionSections = [
  'picture',
  'tutoring',
  'education',
  'personal',
  'documents',
] as const;
export type CompletionSection = (typeof completionSections)[number];

const weights: Record<Exclude<CompletionSection, 'education'>, Partial<Record<Part, number>>> = {
  picture: { picture: 5 },
  tutoring: {
    teachingLocation: 7,
    category: 6,
    salaryAndStyle: 6,
    availability: 4,
    experience: 2,
  },
  personal: {
    birthDate: 2,
    about: 3,
    presentLocation: 5,
    permanentAddress: 5,
    parentInfo: 10,
    emergencyContact: 5,
  },
  documents: { nationalId: 5, certificates: 5 },
};
export const DEGREE_WEIGHT = 10;
const DEGREES_NEEDED = 3;

export interface MissingPart {
  part: keyof ProfileParts;
  points: number;
}
export interface SectionCompletion {
  section: CompletionSection;
  /** Points reached, of the profile's 100. */
  percent: number;
  of: number;
  missing: MissingPart[];
}

function educationOf(degrees: number): SectionCompletion {
  const counted = Math.min(Math.max(degrees, 0), DEGREES_NEEDED);
  const left = (DEGREES_NEEDED - counted) * DEGREE_WEIGHT;
  return {
    section: 'education',
    percent: counted * DEGREE_WEIGHT,
    of: DEGREES_NEEDED * DEGREE_WEIGHT,
    missing: left === 0 ? [] : [{ part: 'degrees', points: left }],
  };
}

export function profileSections({ degrees, ...parts }: ProfileParts): SectionCompletion[] {
  const given = new Map<string, boolean>(Object.entries(parts));
  const isPart = (name: string): name is Part => given.has(name);
  return completionSections.map((section) => {
    if (section === 'education') return educationOf(degrees);
    const entries = Object.entries(weights[section]);
    const sum = (wanted: boolean) =>
      entries.reduce((all, [part, points]) => all + (given.get(part) === wanted ? points : 0), 0);
    return {
      section,
      percent: sum(true),
      of: sum(true) + sum(false),
      missing: entries.flatMap(([part, points]) =>
        isPart(part) && !given.get(part) ? [{ part, points }] : [],
      ),
    };
  });
}

/** Percent, 0 to 100. */
export const profileCompletion = (parts: ProfileParts): number =>
  profileSections(parts).reduce((sum, { percent }) => sum + percent, 0);

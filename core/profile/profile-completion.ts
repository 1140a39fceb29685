/** How complete a tutor's profile is. Weights: spec public-site §5 "Profile completion weights". */
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

const weights: Record<Exclude<keyof ProfileParts, 'degrees'>, number> = {
  picture: 5,
  teachingLocation: 7,
  category: 6,
  salaryAndStyle: 6,
  availability: 4,
  experience: 2,
  birthDate: 2,
  about: 3,
  presentLocation: 5,
  permanentAddress: 5,
  parentInfo: 10,
  emergencyContact: 5,
  nationalId: 5,
  certificates: 5,
};
const DEGREE_WEIGHT = 10;
const DEGREES_NEEDED = 3;

/** Percent, 0 to 100. */
export function profileCompletion({ degrees, ...parts }: ProfileParts): number {
  const given = new Map<string, boolean>(Object.entries(parts));
  const points = Object.entries(weights).map(([part, weight]) => (given.get(part) ? weight : 0));
  const education = Math.min(Math.max(degrees, 0), DEGREES_NEEDED) * DEGREE_WEIGHT;
  return points.reduce((sum, weight) => sum + weight, education);
}

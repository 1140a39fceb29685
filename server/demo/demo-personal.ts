import { type DemoContext, hoursBefore } from './demo-context.ts';

const DAY_HOURS = 24;
const YEAR_DAYS = 365;
const districts = ['Dhaka', 'Cumilla', 'Bogura', 'Jashore', 'Mymensingh', 'Noakhali', 'Rangpur'];

/** Numbers of a range that no operator gives out. */
const inventPhone = ({ random }: DemoContext) => `+88012${random.integer(10_000_000, 99_999_999)}`;

export function inventPersonal(
  context: DemoContext,
  { name }: { name: string },
  aboutYourself: string,
) {
  const { random, texts, now } = context;
  const first = name.split(' ')[0];
  const known = [...texts.names.male, ...texts.names.female].find(
    (own) => own.name === first || own.name_bn === first,
  );
  const religionId = known?.religion_id || 1;
  const fits = (own: { religion_id: number }) =>
    own.religion_id === 0 || own.religion_id === religionId;
  const surname = random.pick(
    texts.names.surnames.filter((own) => own.gender === 3 && own.religion_id === religionId),
  ).name;
  const father = `${random.pick(texts.names.male.filter(fits)).name} ${surname}`;
  const mother = `${random.pick(texts.names.female.filter(fits)).name} ${surname}`;
  const address = () => ({
    house: `House ${random.integer(1, 99)}`,
    road: `${random.pick(texts.streets.road_words).name} ${random.integer(1, 28)}`,
    district: random.pick(districts),
  });
  const present = address();
  const permanent = address();
  return {
    dateOfBirth: hoursBefore(now, random.integer(20 * YEAR_DAYS, 29 * YEAR_DAYS) * DAY_HOURS)
      .toISOString()
      .slice(0, 10),
    documentNumber: String(random.integer(1_000_000_000, 9_999_999_999)),
    religionId,
    aboutYourself,
    additionalNumber: null,
    fatherName: father,
    fatherNumber: inventPhone(context),
    motherName: mother,
    motherNumber: inventPhone(context),
    emergencyContactName: father,
    emergencyContactNumber: inventPhone(context),
    presentHouseBuilding: present.house,
    presentRoadArea: present.road,
    presentPoliceStation: 'Sadar',
    presentDistrict: present.district,
    permanentHouseBuilding: permanent.house,
    permanentRoadArea: permanent.road,
    permanentPoliceStation: 'Sadar',
    permanentDistrict: permanent.district,
  };
}

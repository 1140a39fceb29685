/**
 * Rivers that data/water.json lacks, since it knows none narrower than 100 m and breaks off where the
 * Jamuna is all islands: a few points each, and about how wide they are.
 */
interface River {
  /** The width in metres. */
  width: number;
  /** Longitude and latitude, downstream. */
  line: [number, number][];
}

export const RIVERS: River[] = [
  {
    // Jamuna
    width: 5000,
    line: [
      [89.7, 25.5],
      [89.66, 25.2],
      [89.66, 24.95],
      [89.71, 24.66],
    ],
  },
  {
    // Buriganga
    width: 300,
    line: [
      [90.28, 23.82],
      [90.33, 23.75],
      [90.37, 23.7],
      [90.44, 23.66],
      [90.49, 23.6],
    ],
  },
  {
    // Karnaphuli
    width: 500,
    line: [
      [92.2, 22.5],
      [91.95, 22.44],
      [91.85, 22.33],
      [91.8, 22.23],
    ],
  },
  {
    // Surma
    width: 200,
    line: [
      [92.3, 24.9],
      [91.87, 24.88],
      [91.4, 25.05],
      [91.3, 24.45],
    ],
  },
];

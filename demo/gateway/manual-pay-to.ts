/** Where the demo has money sent by hand: numbers that nobody has. */
export const demoManualPayTo = [
  { service: 'bkash' as const, number: '01300000000', name: 'Porua' },
  { service: 'nagad' as const, number: '01300000001', name: 'Porua' },
];

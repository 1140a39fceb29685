/** The numbers to which the demo has money sent by hand; nobody has them. */
export const demoManualPayTo = [
  { service: 'bkash' as const, number: '01300000000', name: 'Porua' },
  { service: 'nagad' as const, number: '01300000001', name: 'Porua' },
];

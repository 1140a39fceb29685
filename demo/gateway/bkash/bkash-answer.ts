/** The code and the words bKash answers with; those of its public list that the sandbox can come to. */
const MESSAGES = {
  '0000': 'Successful',
  '2001': 'Invalid App Key',
  '2002': 'Invalid Payment ID',
  '2006': 'Invalid Amount',
  '2007': 'Invalid Currency',
  '2008': 'Invalid Intent',
  '2023': 'Insufficient Balance',
  '2026': 'The reversal amount cannot be greater than the original transaction amount',
  '2028': 'Reverse failed because the transaction serial number does not exist',
  '2033': 'Transaction not found',
  '2040': 'The transaction cannot be reversed',
  '2049': 'Invalid Merchant Callback URL',
  '2056': 'Invalid Payment State',
  '2062': 'The payment has already been completed',
  '2063': 'Mode is not valid as per request data',
  '2065': 'Mandatory field missing',
} as const;

export type StatusCode = keyof typeof MESSAGES;

export const bkashAnswer = (statusCode: StatusCode, rest: object = {}) => ({
  statusCode,
  statusMessage: MESSAGES[statusCode],
  ...rest,
});

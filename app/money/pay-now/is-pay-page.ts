/** A page of a payment service. From a page that came by https nobody is sent to one that does not. */
export const isPayPage = (url: string): boolean =>
  url.startsWith('https://') || (url.startsWith('http://') && location.protocol === 'http:');

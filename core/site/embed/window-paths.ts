/** Windows of the app beside a partner's page: the server sends them under headers of their own. */
export const windowPaths = ['/embed/connect', '/embed/apply'] as const;

/** Source: docs/requirements/market/job-board.md, "Tell me when one comes". */
export const MAX_ALERTS_OF_PHONE = 3;
export const ALERT_DAYS = 60;
/** The path of the page that asks for a phone; the filter stands behind it as behind the board's. */
export const ALERT_PATH = '/job-board/alert';
/** The path the link in each message leads to; the token stands after `#`. */
export const STOP_ALERT_PATH = '/stop-alert';

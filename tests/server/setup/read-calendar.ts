/**
 * A calendar read by two programs that are not ours, as the ones people subscribe with read it: ical.js
 * is Thunderbird's and Nextcloud's, node-ical is used by home servers.
 */
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

const MOST = 60;

/** Reads when each lesson begins, of every event, up to `until`. */
function byIcalJs(text: string, until: Date): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const moments = new ICAL.Event(component).iterator();
    const found: string[] = [];
    for (let next = moments.next(); next && found.length < MOST; next = moments.next()) {
      const date = next.toJSDate();
      if (date > until) break;
      found.push(date.toISOString());
    }
    return found;
  });
}

function byNodeIcal(text: string, until: Date): string[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (one) => one?.type === 'VEVENT',
  );
  return events.flatMap(({ rrule, exdate, start }) => {
    const left = new Set(Object.values(exdate ?? {}).map((date) => new Date(date).toISOString()));
    const all = rrule ? rrule.between(start, until, true) : [start];
    return all.map((date) => date.toISOString()).filter((moment) => !left.has(moment));
  });
}

export const calendarReaders = { 'ical.js': byIcalJs, 'node-ical': byNodeIcal };

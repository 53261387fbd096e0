import { EventLog } from '@/contract/event-log'

const email = /[^\s@"'<>,;:/?&=]{1,64}@[^\s@"'<>,;:/?&=]{1,250}\.[a-z]{2,}/gi

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

const cleaned = (value: unknown) => (typeof value === 'string' ? value.replace(email, '[email]') : value)

/** What of an event record is kept: its own fields without e-mail addresses, pages without query, the address that the server saw, and UserID only where the token says the same. */
export function cleanedEvent(record: EventLog, { uid, ip }: { uid: string | null; ip: string }): EventLog {
  const names = Object.keys(EventLog.properties)
  const kept = Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
  const texts = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, cleaned(value)]))
  const { Url, RefererUrl, UserID } = record
  return {
    ...texts,
    Url: Url === undefined ? undefined : withoutQuery(Url),
    RefererUrl: RefererUrl === undefined ? undefined : withoutQuery(RefererUrl),
    UserID: uid !== null && UserID === uid ? uid : undefined,
    IP: ip,
  }
}

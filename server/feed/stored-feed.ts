import type { FeedEntry } from '../kernel/database/schema/community'
import type { Services } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { type FeedCandidates, mixFeed } from './mix-feed'
import {
  findStoredFeed,
  hasOwnFeed,
  insertStoredFeed,
  newestStoredFeed,
  readForYouCandidates,
  readNearbyCandidates,
} from './repository/candidates'

/** A feed as it was mixed, and by which number its further pages find it. */
interface StoredFeed {
  readonly id: number
  readonly entries: readonly FeedEntry[]
}

/** Twenty pages and more of a phone. */
const MOST_CARDS = 400

/** Minutes after which the public feed is mixed again; a cursor stays valid for at least 15 minutes. */
const SHARED_MINUTES = 5

const MINUTE_MS = 60_000

/** The feed of one viewer, or of everybody for a visitor and for who follows nothing: what is new, liked and followed. A number of an earlier page returns that page's list; the reader's own newest one where it is gone. */
export async function forYouFeed(services: Services, userId: string | null, id: number | null): Promise<StoredFeed> {
  const { db } = services.database
  const now = services.clock.now()
  const isOwn = userId !== null && (await hasOwnFeed(db, userId, now))
  const owner = isOwn ? userId : ''
  const candidates = () => readForYouCandidates(db, { userId: isOwn ? userId : null, now, day: todayIn('UTC', now) })
  return storedFeed(services, { kind: 'for-you', owner, isShared: !isOwn }, id, candidates)
}

/** Hotels, posts and vouchers around a point, the nearest first. */
export async function nearbyFeed(
  services: Services,
  at: { readonly lat: number; readonly lng: number },
  id: number | null,
): Promise<StoredFeed> {
  const now = services.clock.now()
  const candidates = () => readNearbyCandidates(services.database.db, at, { now, day: todayIn('UTC', now) })
  const kind = `nearby ${at.lat.toFixed(2)} ${at.lng.toFixed(2)}`
  return storedFeed(services, { kind, owner: '', isShared: true }, id, candidates)
}

interface ListName {
  readonly kind: string
  readonly owner: string
  /** Whether a first page may show a list that was mixed some minutes ago. */
  readonly isShared: boolean
}

async function storedFeed(
  { database: { db }, clock }: Services,
  { kind, owner, isShared }: ListName,
  id: number | null,
  candidates: () => Promise<FeedCandidates>,
): Promise<StoredFeed> {
  const known = id === null ? null : await findStoredFeed(db, { kind, owner, id })
  if (known) return known
  const youngest = new Date(clock.now().getTime() - SHARED_MINUTES * MINUTE_MS)
  const shared = isShared ? await newestStoredFeed(db, { kind, owner, since: youngest }) : null
  if (shared) return shared
  const entries = mixFeed(await candidates(), MOST_CARDS)
  return { id: await insertStoredFeed(db, { kind, owner, entries, createdAt: clock.now() }), entries }
}

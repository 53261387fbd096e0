import type { FeedTab } from '@/contract/feed'

/** A part of the feed: what its pages are requested with, null where nothing can be requested, and what stands there while it is empty. */
export interface FeedPart {
  readonly input: { readonly tab?: FeedTab; readonly lat?: number; readonly lng?: number } | null
  readonly empty: {
    readonly icon: 'map-pin' | 'users'
    readonly text: string
    readonly action?: { readonly text: string; readonly onTap: () => void }
  } | null
}

/** The tabs of the feed in their order. */
export const feedTabs: readonly { readonly key: FeedTab; readonly label: string }[] = [
  { key: 'forYou', label: 'For you' },
  { key: 'following', label: 'Following' },
  { key: 'nearby', label: 'Nearby' },
]

interface FeedChoice {
  readonly tab: FeedTab
  /** Where nearby is, in degrees; null where it is not known. */
  readonly point: { readonly lat: number; readonly lng: number } | null
}

/** The chosen tab as the visit stores it: "following", "nearby 31.23 121.47". */
export const storedFeedChoice = ({ tab, point }: FeedChoice): string =>
  point ? `${tab} ${point.lat} ${point.lng}` : tab

/** Reads a stored choice; For you where there is none or it is damaged. */
export function readFeedChoice(text: string | null): FeedChoice {
  const [key, latText, lngText] = (text ?? '').split(' ')
  const tab = feedTabs.find((each) => each.key === key)?.key ?? 'forYou'
  const [lat, lng] = [Number(latText), Number(lngText)]
  const isPoint = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return { tab, point: tab === 'nearby' && isPoint ? { lat, lng } : null }
}

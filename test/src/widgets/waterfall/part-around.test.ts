import { partAround, type FeedPlace } from '@/widgets/waterfall/layout'

const place: FeedPlace = { scrolledPx: 0, screenPx: 800, focusPx: null, overscanScreens: 2 }

test.each<[string, Partial<FeedPlace> | null, object]>([
  ['while nobody knows', null, { fromPx: 0, toPx: 2000, focusPx: null }],
  ['at its top', {}, { fromPx: -1600, toPx: 2800, focusPx: null }],
  ['while it begins below the screen', { scrolledPx: -1200 }, { fromPx: -2800, toPx: 1600, focusPx: null }],
  ['far down', { scrolledPx: 8000 }, { fromPx: 6400, toPx: 10_800, focusPx: null }],
  ['with one screen', { scrolledPx: 8000, overscanScreens: 1 }, { fromPx: 7200, toPx: 10_000, focusPx: null }],
  ['with a focus', { scrolledPx: 8000, focusPx: 40 }, { fromPx: 6400, toPx: 10_800, focusPx: 40 }],
])('%s', (_name, change, part) => {
  expect(partAround(change && { ...place, ...change })).toEqual(part)
})

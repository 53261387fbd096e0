import type { HotelDetail } from '@/contract/hotel'
import { distanceText } from '../words/distance-text'

/** The nearest places in one line, "600 m from Old Pagoda · 1.2 km from Central Park"; empty without any. */
export const nearestLandmarks = (nearby: HotelDetail['nearby'], count = 2): string =>
  nearby
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, count)
    .map(({ name, metres }) => `${distanceText(metres)} from ${name}`)
    .join(' · ')

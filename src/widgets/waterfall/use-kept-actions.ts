import { useEffect, useRef, useState } from 'react'
import type { KeptActions } from './feed-card'

/** The same functions for as long as the feed lives, each of which does what the newest ones do; so cards need not be drawn anew. */
export function useKeptActions(newest: KeptActions): KeptActions {
  const latest = useRef(newest)
  useEffect(() => {
    latest.current = newest
  })
  const [kept] = useState<KeptActions>(() => ({
    onOpen: (item) => latest.current.onOpen(item),
    onWish: (hotelId, isWished) => latest.current.onWish(hotelId, isWished),
    onCouponWish: (couponId, isWished) => latest.current.onCouponWish(couponId, isWished),
    onLike: (momentId, isLike) => latest.current.onLike(momentId, isLike),
  }))
  return kept
}

import { useEffect, useMemo, useState } from 'react'
import { throttle, type Timers } from '@/domain/app/timers'
import { readOrderKeyword } from '@/domain/orders/order-tabs'
import { SearchBox } from '@/widgets/search-box'

/** The keyword that the list is searched by, and what changes it. */
export interface OrderSearchProps {
  readonly keyword: string
  readonly timers: Pick<Timers, 'after'>
  /** Called at most every 200 ms; empty when the box is. */
  readonly onSearch: (keyword: string) => void
}

const THROTTLE_MS = 200

/** The box in which bookings are searched; nothing is searched while an input method is composing. */
export function OrderSearch({ keyword, timers, onSearch }: OrderSearchProps) {
  const [text, setText] = useState(keyword)
  const search = useMemo(() => throttle(timers, THROTTLE_MS, onSearch), [timers, onSearch])
  useEffect(() => () => search.cancel(), [search])
  const [searched, setSearched] = useState(keyword)
  if (searched !== keyword) {
    setSearched(keyword)
    // The search was cleared elsewhere; spaces that are being typed stay.
    if (keyword === '' && readOrderKeyword(text) !== '') setText('')
  }
  return (
    <div className="trips-search" role="search">
      <SearchBox
        label="Search your bookings"
        placeholder="Hotel, voucher, city or number"
        text={text}
        onText={(next, isComplete) => {
          setText(next)
          if (isComplete) search.call(readOrderKeyword(next))
        }}
      />
    </div>
  )
}

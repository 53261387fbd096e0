/** @jest-environment node */
import '../../support/as-h5'
import { renderToString } from 'react-dom/server'
import { CalendarSheet } from '@/widgets/calendar-sheet'
import { HotelCard } from '@/widgets/hotel-card'
import { SearchCard } from '@/widgets/search-card'
import { Waterfall } from '@/widgets/waterfall'
import { couponWith, hotelWith, momentWith } from '../../support/catalogue/cards'

const no = () => {}
const dates = { checkIn: '2026-11-22', checkOut: '2026-11-24' }

test('parts of public pages render without a browser, with real links and eager pictures', () => {
  const html = renderToString(
    <>
      <SearchCard
        destination="Kyoto"
        dates={dates}
        guests={{ rooms: 1, adults: 2, children: 0 }}
        onDestination={no}
        onDates={no}
        onGuests={no}
        onSearch={no}
      />
      <HotelCard card={hotelWith()} href="/hotel/detail/h1" onOpen={no} onFavorite={no} isEager />
      <Waterfall
        items={[
          { bizType: 'coupon', data: couponWith() },
          { bizType: 'moment', data: momentWith() },
        ]}
        status="end"
        hrefOf={() => '/x'}
        onOpen={no}
        onFavorite={no}
        onCouponFavorite={no}
        onLike={no}
      />
      <CalendarSheet isOpen={false} today="2026-11-21" value={null} onConfirm={no} onClose={no} />
    </>,
  )
  expect(html.match(/<a /g)).toHaveLength(3)
  expect(html.match(/src="\/pictures\/480\//g)).toHaveLength(3)
  expect(html).toContain('href="/hotel/detail/h1"')
})

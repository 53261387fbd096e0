import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { HotelCard as HotelFacts } from '@/contract/search'
import { HotelCard } from '@/widgets/hotel-card'
import { hotelWith, priceWith } from '../../support/catalogue/cards'

const show = (card: HotelFacts) => {
  const onOpen = jest.fn()
  const onFavorite = jest.fn()
  const { container } = render(
    <HotelCard card={card} href="/hotel/detail/h1" onOpen={onOpen} onFavorite={onFavorite} />,
  )
  return { text: container.textContent ?? '', onOpen, onFavorite }
}

test.each<[string, Partial<HotelFacts>, string, boolean]>([
  ['the name', {}, 'Garden House', true],
  ['the place', {}, 'Kyoto · Higashiyama', true],
  ['the score’s word', {}, 'Excellent', true],
  ['no rating', { reviewScore: null, reviewCount: 0 }, 'No rating yet', true],
  ['the badge for policy 1', { returnPolicy: 1 }, 'Free cancellation', true],
  ['the badge for policy 2', { returnPolicy: 2 }, 'Free cancellation', true],
  ['the badge for policy 3', { returnPolicy: 3 }, 'Free cancellation', false],
  ['few rooms left', { stockLeft: 2 }, 'Only 2 left', true],
  ['enough rooms left', { stockLeft: null }, 'left', false],
  ['the amount', {}, '¥ 1,280', true],
  ['what it covers', {}, '2 nights, taxes included', true],
  ['the struck amount', { price: priceWith({ originalAmount: '1,500' }) }, '¥ 1,500', true],
  ['the night’s price', {}, '¥ 640 per night', true],
  ['the night’s price of one of several rooms', { price: priceWith({ rooms: 2 }) }, '¥ 640 per room and night', true],
  ['the tags', {}, 'Pool · Breakfast', true],
  ['sold out', { price: null, currencyAmount: '' }, 'Sold out for these dates', true],
  ['the badge when sold out', { price: null, currencyAmount: '' }, 'Free cancellation', false],
])('%s', (_, change, text, isShown) => expect(show(hotelWith(change)).text.includes(text)).toBe(isShown))

test('the link has a real address, and the heart is beside it', () => {
  const { onOpen, onFavorite } = show(hotelWith())
  const link = screen.getByRole('link')
  const heart = screen.getByRole('button', { name: 'Wish list: Garden House' })
  expect(link.getAttribute('href')).toBe('/hotel/detail/h1')
  expect(link.contains(heart)).toBe(false)
  fireEvent.click(heart)
  expect(onFavorite).toHaveBeenCalledWith(true)
  expect(onOpen).not.toHaveBeenCalled()
  fireEvent.click(link)
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('a tap with a key held is the browser’s', () => {
  const { onOpen } = show(hotelWith())
  fireEvent.click(screen.getByRole('link'), { metaKey: true })
  expect(onOpen).not.toHaveBeenCalled()
})

test('a favorite hotel offers its removal', () => {
  const { onFavorite } = show(hotelWith({ isCollection: true }))
  const heart = screen.getByRole('button', { pressed: true })
  fireEvent.click(heart)
  expect(onFavorite).toHaveBeenCalledWith(false)
})

test('a hotel that sells no rooms here shows its own price per night, described as its own', () => {
  const card = hotelWith({ price: null, hasRooms: false, contact: '+86 21 5550 0001', priceFrom: 'EUR €80' })
  const { container } = render(<HotelCard card={card} href="/hotel/detail/h1" onOpen={() => {}} />)
  expect(container.querySelector('.hotel-noprice')?.textContent).toBe(
    'Ask for availabilityNights from EUR €80, says the hotel+86 21 5550 0001',
  )
})

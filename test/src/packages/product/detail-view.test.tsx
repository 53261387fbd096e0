import '../../../support/as-h5'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ProductDetail, SaleState } from '@/contract/product'
import { BuyBar, type BuyBarProps } from '@/packages/product/pages/detail/buy-bar'
import { DatesBlock, type DatesBlockProps } from '@/packages/product/pages/detail/dates-block'
import { ProductView, type ProductViewProps } from '@/packages/product/pages/detail/view'
import { exchangeDates, productFacts } from '../../../support/client/product-facts'

const nothing = () => {}

function show(change: Partial<ProductDetail> = {}, props: Partial<ProductViewProps> = {}) {
  const spies = { onSku: jest.fn(), onHotel: jest.fn(), onMail: jest.fn(), onPhone: jest.fn(), onRetry: jest.fn() }
  render(
    <ProductView
      product={productFacts(change)}
      failure={null}
      headerActions={null}
      turn={null}
      dates={null}
      bottomBar={null}
      hrefOfSku={(skuId) => `/product/detail/${skuId}`}
      hrefOfHotel={(id) => `/hotel/detail/${id}`}
      reviewLinks={{
        all: { href: '/ugc/comment/product/s1', onOpen: nothing },
        one: (hotelId, commentId) => ({ href: `/ugc/comment/hotel/${hotelId}/${commentId}`, onOpen: nothing }),
      }}
      contact={{ ...spies, chat: { href: '/im/udesk', onOpen: nothing } }}
      onBack={nothing}
      {...spies}
      {...props}
    />,
  )
  return spies
}

/** The sentence about the surcharge of the voucher's Saturdays. */
const surchargeText = productFacts().termsLines.find(({ kind }) => kind === 'surcharge')?.text ?? 'no surcharge'

const pageText = () => document.body.textContent ?? ''

test.each([
  ['its name', 'Two nights by the lake'],
  ['its price', '1,280 CNY, for one voucher, was 1,600'],
  ['how many were sold', '12 sold'],
  ['when it is refunded', 'Refund at any time'],
  ['what it includes', 'Breakfast for 2'],
  ['what a better room costs', '+ CNY 300 a night'],
  ['how it is used', 'Choose room and date here'],
  ['how many one may buy', 'One person can have 4 vouchers of this kind.'],
  ['what guests have written', 'Quiet rooms.'],
  ['how to reach the house', 'help@staylark.example'],
])('shows %s', (_, text) => {
  show()
  expect(pageText()).toContain(text)
})

test('nothing is said of sold vouchers before one is sold', () => {
  show({ soldCount: 0 })
  expect(pageText()).not.toContain('sold')
})

test('a price in another currency stands with what will be charged', () => {
  show({ currencyCode: 'EUR', currencySymbol: '€', currencyAmount: '162' })
  expect(pageText()).toContain('You will be charged CNY 1,280.')
})

test('terms about dates stand with the calendar, all others below', () => {
  show()
  const terms = screen.getByRole('region', { name: 'Terms' })
  expect(terms.textContent).toContain('You can give it to somebody else.')
  expect(terms.textContent).not.toContain(surchargeText)
})

test('without a calendar all terms stand together, and rooms cost nothing more', () => {
  const { terms } = productFacts()
  show({ terms: { ...terms, use: 'code' } })
  expect(screen.getByRole('region', { name: 'Terms' }).textContent).toContain(surchargeText)
  expect(pageText()).toContain('Show it')
  expect(pageText()).not.toContain('Lake Suite')
})

test('hotels lead to their pages', () => {
  const { onHotel } = show()
  const link = within(screen.getByRole('region', { name: 'Where to use it' })).getByRole('link')
  expect(link.getAttribute('href')).toBe('/hotel/detail/h1')
  fireEvent.click(link)
  expect(onHotel).toHaveBeenCalledWith('h1')
})

test('three hotels stand there at first, and all on request', () => {
  const [hotel] = productFacts().hotels
  if (!hotel) throw new Error('there is no hotel')
  show({ hotels: [1, 2, 3, 4, 5].map((n) => ({ ...hotel, hotelId: `h${n}`, name: `House ${n}` })) })
  expect(pageText()).not.toContain('House 4')
  fireEvent.click(screen.getByRole('button', { name: 'All 5 hotels' }))
  expect(pageText()).toContain('House 5')
})

test('the choices of a product are links; the open one is marked, and one that cannot be bought shows why', () => {
  const shown = { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '1,280' }
  const { onSku } = show({
    choices: [
      { skuId: 's1', variant: 'Weekday', ...shown, state: 'on_sale' },
      { skuId: 's2', variant: 'Weekend', ...shown, state: 'sold_out' },
    ],
  })
  const choices = within(screen.getByRole('navigation', { name: 'Choices' }))
  expect(choices.getByRole('link', { name: /Weekday/ }).getAttribute('aria-current')).toBe('page')
  const other = choices.getByRole('link', { name: 'Weekend Sold out' })
  expect(other.getAttribute('href')).toBe('/product/detail/s2')
  fireEvent.click(other)
  expect(onSku).toHaveBeenCalledWith('s2')
})

test('a voucher that is not there is said, and a failure can be tried again', () => {
  const failure = { message: 'There is no such voucher.', requestId: null }
  const { onRetry } = show({}, { product: null, failure })
  expect(pageText()).toContain('There is no such voucher.')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

function showBar(change: Partial<ProductDetail>, props: Partial<BuyBarProps> = {}) {
  const spies = { onBuy: jest.fn(), onRemind: jest.fn() }
  render(
    <BuyBar product={productFacts(change)} hrefOfBooking="/product/book/s1" isReminded={false} {...spies} {...props} />,
  )
  return spies
}

describe('the bar', () => {
  test.each(['on_sale', 'few_left'] as const)('sells what is %s', (state) => {
    const { onBuy } = showBar({ state })
    const buy = screen.getByRole('link', { name: 'Buy' })
    expect(buy.getAttribute('href')).toBe('/product/book/s1')
    fireEvent.click(buy)
    expect(onBuy).toHaveBeenCalledTimes(1)
  })

  test.each<[SaleState, string]>([
    ['sold_out', 'Sold out'],
    ['ended', 'The sale has ended'],
    ['limit_reached', 'Limit reached'],
  ])('does not sell what is %s, and shows why', (state, text) => {
    showBar({ state })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: text }).disabled).toBe(true)
  })

  test('offers an email when the sale begins, and takes it back', () => {
    const offered = showBar({ state: 'not_started' })
    fireEvent.click(screen.getByRole('button', { name: 'Remind me by mail' }))
    expect(offered.onRemind).toHaveBeenCalledWith(true)
    const reminded = showBar({ state: 'not_started' }, { isReminded: true })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel reminder' }))
    expect(reminded.onRemind).toHaveBeenCalledWith(false)
  })
})

test('few left are counted', () => {
  show({ state: 'few_left', stockLeft: 3 })
  expect(pageText()).toContain('Only 3 left')
})

function showDates(change: Partial<DatesBlockProps> = {}) {
  const spies = { onRoom: jest.fn(), onDates: jest.fn(), onRetry: jest.fn() }
  const [hotel] = productFacts().hotels
  render(
    <DatesBlock
      lines={[{ kind: 'surcharge', text: 'Nights of Saturday cost CNY 200 more.' }]}
      dates={exchangeDates()}
      isLoading={false}
      failure={null}
      rooms={(hotel?.rooms ?? []).flatMap((room) => (hotel ? [{ hotel, room }] : []))}
      {...spies}
      {...change}
    />,
  )
  return spies
}

describe('dates and surcharges', () => {
  test('name the open days and the highest surcharge up front', () => {
    const { onDates } = showDates()
    expect(screen.getByRole('status').textContent).toBe('11 of 14 days still openAt most CNY 200 on top')
    fireEvent.click(screen.getByRole('button', { name: 'See every date' }))
    expect(onDates).toHaveBeenCalledTimes(1)
  })

  test('say what terms they have while the days are on their way', () => {
    showDates({ dates: null, isLoading: true })
    expect(pageText()).toContain('Nights of Saturday cost CNY 200 more.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'See every date' }).disabled).toBe(true)
  })

  test('a room can be chosen', () => {
    const { onRoom } = showDates()
    expect(screen.getByRole('button', { name: 'Garden Double' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Lake Suite' }))
    expect(onRoom).toHaveBeenCalledWith('r2')
  })

  test('a failure can be tried again', () => {
    const { onRetry } = showDates({ dates: null, failure: { message: 'No line.', requestId: null } })
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

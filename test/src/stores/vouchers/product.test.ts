import type { ExchangeDates, ProductDetail } from '@/contract/product'
import { ProductStore } from '@/stores/vouchers/product'
import { exchangeDates, productFacts } from '../../../support/client/product-facts'

function made(initial: ProductDetail | null = null) {
  const clock = { now: jest.fn(() => 1_000_000) }
  const product = {
    putSkuSource: jest.fn(async () => ({ ok: true }) as const),
    getCouponActivityDetail: jest.fn(async () => productFacts()),
    getProductDates: jest.fn(async ({ roomTypeId = 'r1' }: { skuId: string; roomTypeId?: string }) =>
      exchangeDates({ roomTypeId }),
    ),
  }
  return { ...product, clock, store: new ProductStore({ product, clock }, 's1', initial) }
}

test('the product is fetched, then its days', async () => {
  const { store, getCouponActivityDetail, getProductDates } = made()
  await store.start()
  expect(getCouponActivityDetail).toHaveBeenCalledWith({ skuId: 's1' })
  expect(getProductDates).toHaveBeenCalledWith({ skuId: 's1' })
  expect([store.product.value?.name, store.dates.value?.openDays]).toEqual(['Two nights by the lake', 11])
})

test('beside a server-rendered page only the days are fetched', async () => {
  const { store, getCouponActivityDetail } = made(productFacts())
  await store.start()
  expect(getCouponActivityDetail).not.toHaveBeenCalled()
  expect(store.dates.value).not.toBeNull()
})

test.each(['code', 'appointment'] as const)('a voucher of use %s has no calendar', async (use) => {
  const { store, getProductDates } = made(productFacts({ terms: { ...productFacts().terms, use } }))
  await store.start()
  expect(getProductDates).not.toHaveBeenCalled()
})

test('another room has days of its own, also after a refresh; the same one is not fetched again', async () => {
  const { store, getProductDates } = made(productFacts())
  await store.start()
  await store.chooseRoom('r1')
  expect(getProductDates).toHaveBeenCalledTimes(1)
  await store.chooseRoom('r2')
  expect(store.dates.value?.roomTypeId).toBe('r2')
  await store.refresh()
  expect(getProductDates.mock.calls.at(-1)).toEqual([{ skuId: 's1', roomTypeId: 'r2' }])
})

test('of two rooms chosen in a row the last one counts, whatever the order of the replies', async () => {
  const { store, getProductDates } = made(productFacts())
  const replies: ((dates: ExchangeDates) => void)[] = []
  getProductDates.mockImplementation(() => new Promise((resolve) => replies.push(resolve)))
  const choices = [store.chooseRoom('r1'), store.chooseRoom('r2')]
  replies[1]?.(exchangeDates({ roomTypeId: 'r2' }))
  replies[0]?.(exchangeDates({ roomTypeId: 'r1' }))
  await Promise.all(choices)
  expect(store.dates.value?.roomTypeId).toBe('r2')
})

test('all rooms of all hotels can be chosen', () => {
  const { store } = made(productFacts())
  expect(store.rooms.map(({ hotel, room }) => [hotel.hotelId, room.roomTypeId])).toEqual([
    ['h1', 'r1'],
    ['h1', 'r2'],
  ])
})

test('the sale’s end is counted by the device’s clock from the server’s time', () => {
  const { store } = made(productFacts({ serverTime: '2026-11-21T10:00:00.000Z' }))
  expect(store.deviceMs('2026-11-21T10:01:00.000Z')).toBe(1_060_000)
})

test('the link that led to the voucher is noted, and nothing where there was none', () => {
  const { store, putSkuSource } = made()
  store.noteSource(null)
  expect(putSkuSource).not.toHaveBeenCalled()
  putSkuSource.mockRejectedValueOnce(new Error('offline'))
  store.noteSource('spring')
  expect(putSkuSource).toHaveBeenCalledWith({ skuId: 's1', fromKey: 'spring' })
})

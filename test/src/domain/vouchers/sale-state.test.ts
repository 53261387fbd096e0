import { isBuyable, mostToBuy, type SaleFacts, saleStateOf } from '@/domain/vouchers/sale-state'

const now = new Date('2026-11-21T10:00:00Z')
const later = new Date(now.getTime() + 1)
const open: SaleFacts = {
  saleStart: null,
  saleEnd: null,
  stockLeft: 50,
  limitPerUser: null,
  bought: 0,
  minQuantity: 1,
}

test.each<[string, Partial<SaleFacts>, string]>([
  ['nothing stands against it', {}, 'on_sale'],
  ['the sale begins at this instant', { saleStart: now }, 'on_sale'],
  ['the sale begins an instant later', { saleStart: later }, 'not_started'],
  ['the sale ends an instant later', { saleEnd: later }, 'on_sale'],
  ['the sale ends at this instant', { saleEnd: now }, 'ended'],
  ['it has ended and is sold out', { saleEnd: now, stockLeft: 0 }, 'ended'],
  ['eleven are left', { stockLeft: 11 }, 'on_sale'],
  ['ten are left', { stockLeft: 10 }, 'few_left'],
  ['none is left', { stockLeft: 0 }, 'sold_out'],
  ['fewer are left than are sold at once', { stockLeft: 4, minQuantity: 5 }, 'sold_out'],
  ['as many are left as are sold at once', { stockLeft: 5, minQuantity: 5 }, 'few_left'],
  ['the limit is not reached', { limitPerUser: 2, bought: 1 }, 'on_sale'],
  ['the limit is reached', { limitPerUser: 2, bought: 2 }, 'limit_reached'],
  ['the limit leaves fewer than are sold at once', { limitPerUser: 6, bought: 2, minQuantity: 5 }, 'limit_reached'],
  ['it is sold out before a limit counts', { limitPerUser: 1, bought: 1, stockLeft: 0 }, 'sold_out'],
])('%s', (_case, change, state) => {
  const facts = { ...open, ...change }
  expect(saleStateOf(facts, now)).toBe(state)
  expect(isBuyable(saleStateOf(facts, now))).toBe(state === 'on_sale' || state === 'few_left')
})

test.each<[Partial<SaleFacts>, number]>([
  [{}, 50],
  [{ limitPerUser: 4 }, 4],
  [{ limitPerUser: 4, bought: 3 }, 1],
  [{ limitPerUser: 4, bought: 5 }, 0],
  [{ limitPerUser: 4, stockLeft: 2 }, 2],
])('%j leaves %i to buy', (change, most) => expect(mostToBuy({ ...open, ...change })).toBe(most))

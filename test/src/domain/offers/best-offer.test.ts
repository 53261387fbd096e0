import fc from 'fast-check'
import type { PackageOffer } from '@/contract/hotel'
import { cheapestPid, roomToChoose } from '@/domain/stays/offers'
import { priceWith } from '../../../support/catalogue/cards'

const offer = (pid: string, totalMinor: number | null): Pick<PackageOffer, 'pid' | 'price'> => ({
  pid,
  price: totalMinor === null ? null : priceWith({ totalMinor }),
})

test('the best price is that of the cheapest package, whatever it is called', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { maxLength: 6 }), (totals) => {
      const cheapest = cheapestPid(totals.map((total, index) => offer(String(index), total)))
      const priced = totals.filter((total) => total !== null)
      const least = Math.min(...priced)
      const isOne = priced.length > 1 && priced.filter((total) => total === least).length === 1
      expect(cheapest).toBe(isOne ? String(totals.indexOf(least)) : null)
    }),
  )
})

const room = (roomTypeId: string, totalMinor: number | null) => ({
  roomTypeId,
  packages: [{ ...offer('p', totalMinor) } as PackageOffer],
})

test.each([
  ['the first room that can take the party', [room('a', null), room('b', 100), room('c', 50)], 'room-b'],
  ['the list where the first can', [room('a', 100), room('b', 100)], 'rooms'],
  ['the list where none can', [room('a', null)], 'rooms'],
  ['the list where there is none', [], 'rooms'],
] as const)('"Choose room" leads to %s', (_what, rooms, id) => expect(roomToChoose([...rooms])).toBe(id))

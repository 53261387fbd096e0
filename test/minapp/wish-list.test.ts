import { collectionRoutes } from '@/contract/collection'
import { faultsOf } from './support/faults-of'
import { findNodes } from './support/find-node'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { openHotel, searchCity, signIn } from './support/traveler'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
    phone.open(pageOf('home'))
  })

  afterEach(() => phone.end())

  const waitForReply = (path: string) =>
    phone.waitFor(path, () => phone.network.repliedUrls.some((url) => url.includes(path)))

  test('a visitor’s heart is stored, moves to the account, is removed and put back', async () => {
    await searchCity(phone)
    await openHotel(phone)
    const name = (await phone.see('.detail-name')).text
    await phone.tap('.favorite')
    await phone.see('.toast-text', 'Kept on this device.')
    await phone.see('.favorite-on')

    phone.open(pageOf('wishList'))
    await signIn(phone, shop, `wish.${kind}@example.com`)
    await phone.arrive(pageOf('wishList'))
    await phone.see('.hotel-name', name)
    await waitForReply(collectionRoutes.mergeCollection.path)

    await phone.tap('.hotel-favorite .favorite')
    await phone.see('.snack-text', `Removed ${name}`)
    await waitForReply(collectionRoutes.cancelCollectionList.path)
    await phone.tap('.snack-act', 'Undo')
    await phone.see('.hotel-name', name)
    await waitForReply(collectionRoutes.restoreCollection.path)

    await phone.tap('.wishes-choose', 'Select')
    await phone.tap('.wishes-all')
    await phone.see('.choice-row-on')
    await phone.tap('.btn', 'Remove 1')
    await phone.see('.empty-text', 'Nothing here yet.')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('vouchers and posts have tabs of their own', async () => {
    phone.open(pageOf('wishList'))
    await signIn(phone, shop, `tabs.${kind}@example.com`)
    await phone.arrive(pageOf('wishList'))
    await phone.tap('.tabs-one', 'Coupons')
    await phone.see('.empty-text', 'No vouchers yet.')
    await phone.tap('.rail-cell .favorite')
    await phone.waitFor('the voucher on the list', () =>
      phone.all('.fall-cell').some((cell) => findNodes(cell, '.favorite-on').length > 0),
    )
    await phone.tap('.tabs-one', 'Moments')
    await phone.see('.empty-text', 'No moments yet.')
    await phone.tap('.posts-like')
    await phone.see('.moment-liked')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)
})

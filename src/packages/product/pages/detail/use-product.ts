import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProductDetail } from '@/contract/product'
import { readShared } from '@/domain/app/share-link'
import { takeInitial, whenActive } from '@/platform/boot'
import { usePageShow, useRouteParams } from '@/platform/page'
import type { RootStore } from '@/stores/app/root'
import { SignedInSwitch } from '@/stores/favorites/signed-in-switch'
import { ProductStore } from '@/stores/vouchers/product'

/** Whether the signed-in user gets an email when a sale begins; a visitor signs in first. */
const createReminder = ({ api, session, login, toast }: RootStore): SignedInSwitch =>
  new SignedInSwitch({
    name: 'sale_reminder',
    send: (skuId, isWanted) => api.product.remindOfSale({ skuId, isWanted }),
    session,
    login,
    toast,
  })

function createStores(params: Readonly<Record<string, string | undefined>>, root: RootStore) {
  const { skuId = '' } = params
  const { currencyCode } = readShared(params)
  if (currencyCode) root.currency.lend(currencyCode)
  const initial = takeInitial<ProductDetail>('productDetail', { skuId })
  const { api, clock } = root
  return {
    store: new ProductStore({ product: api.product, clock }, skuId, initial),
    reminder: createReminder(root),
    /** Currency of the server-rendered page; null if the page renders itself. */
    serverCurrency: initial && root.currency.code,
  }
}

/** The page's stores, bound to the address and to what happens to the page. */
export function useProduct(root: RootStore) {
  const params = useRouteParams('productDetail')
  const [{ store, reminder, serverCurrency }] = useState(() => createStores(params, root))
  const { session, currency, couponFavorites, channel } = root
  // The server-rendered page omits what depends on the device's clock.
  const [isOwn, setOwn] = useState(serverCurrency === null)
  const hasShown = useRef(false)
  const start = useCallback(() => {
    setOwn(true)
    const isOthers = serverCurrency !== null && (session.isLogin || serverCurrency !== currency.code)
    void (isOthers ? store.refresh() : store.start())
    store.noteSource(channel.fromKey)
  }, [store, serverCurrency, session, currency, channel])
  useEffect(() => whenActive(start), [start])
  usePageShow(() => {
    couponFavorites.resume()
    reminder.resume()
    // Stock, rooms and the person's own count may have moved while the page stood behind another.
    if (hasShown.current) void store.refresh()
    hasShown.current = true
  })
  return { store, reminder, isOwn }
}

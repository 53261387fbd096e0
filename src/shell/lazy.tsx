import { type ComponentType, useEffect, useState } from 'react'
import { fetchCode } from '@/platform/chunks'

/** What a component that is loaded when needed may take beside its own props. */
interface Closable {
  readonly onClose?: (() => void) | undefined
}

/** A component whose code is loaded when it is first rendered; until then nothing is shown. Where loading fails and is given up, it closes. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function Lazy(props: Props & Closable) {
    const { onClose } = props
    const [Loaded, setLoaded] = useState(() => known)
    useEffect(() => {
      let isGone = false
      const take = (component: ComponentType<Props>) => {
        known = component
        if (!isGone) setLoaded(() => component)
      }
      if (!Loaded) {
        fetchCode(load, { canClose: onClose !== undefined }).then(take, () => void (isGone || onClose?.()))
      }
      return () => {
        isGone = true
      }
      // eslint-disable-next-line react/exhaustive-deps -- loading begins once, whatever the props
    }, [Loaded])
    return Loaded && <Loaded {...props} />
  }
}

/** The sheets for place, dates and guests, fetched when one is first opened. */
export const LazyStaySheets = lazy(
  async () => (await import(/* webpackChunkName: "stay-sheets" */ './stay-sheets')).StaySheets,
)

/** The choice of currency, fetched when it is first opened. */
export const LazyCurrencyLayer = lazy(async () => (await import('./currency-layer')).CurrencyLayer)

/** The traveler popup, fetched when it is first opened. */
export const LazyTravelerLayer = lazy(async () => (await import('./traveler-layer')).TravelerLayer)

/** Who is a VIP and how one becomes one, fetched when it is first opened. */
export const LazyVipLayer = lazy(async () => (await import('./vip-layer')).VipLayer)

/** The form for an order's invoice, fetched when it is first opened. */
export const LazyInvoiceLayer = lazy(async () => (await import('./invoice-layer')).InvoiceLayer)

/** The certificate of a date and the way to cancel it, fetched when one is first opened. */
export const LazyCertificate = lazy(async () => (await import('./certificate-layer')).CertificateLayer)

/** A voucher's whole code, fetched when it is first opened. */
export const LazyVoucherCode = lazy(async () => (await import('./voucher-code-layer')).VoucherCodeLayer)

/** The form that gives a voucher, fetched when it is first opened. */
export const LazyGiveVoucher = lazy(async () => (await import('./give-voucher-layer')).GiveVoucherLayer)

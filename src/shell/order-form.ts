import { goToField } from '@/platform/focus'
import type { RootStore } from '@/stores/app/root'
import type { OrderFormDependencies } from '@/stores/booking/order-form'

/** Dependencies of a store behind an order form. */
export const orderFormDependencies = (root: RootStore): OrderFormDependencies => ({
  session: root.session,
  login: root.login,
  toast: root.toast,
  clock: root.clock,
  timers: root.timers,
  tabStorage: root.tabStorage,
  newKey: root.randomGuid,
  channel: () => root.channel.ofOrder(),
  goToField,
})

/** A form whose empty e-mail and phone can be filled in. */
interface ContactForm {
  offerEmail(email: string): void
  offerPhone(countryCode: string, phone: string): void
}

/** Fills empty contact fields from the session and the profile; if the profile cannot be read, the phone is left alone. */
export async function offerOwnContact({ api, session }: RootStore, form: ContactForm): Promise<void> {
  form.offerEmail(session.readEmail() ?? '')
  if (!session.isLogin) return
  const profile = await api.profile.getProfile({}).catch(() => null)
  if (profile) form.offerPhone(profile.dialCode, profile.phone)
}

import { goToField } from '@/platform/focus'
import type { RootStore } from '@/stores/app/root'
import type { OrderFormDependencies } from '@/stores/booking/order-form'

/** What the app gives to the store of a page that fills in a form and orders. */
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

/** A form that takes e-mail and phone where nothing is written. */
interface ContactTaker {
  offerEmail(email: string): void
  offerPhone(countryCode: string, phone: string): void
}

/** Fills in the e-mail and the phone of who is signed in; where the profile can't be read, the phone stays as it is. */
export async function offerOwnContact({ api, session }: RootStore, form: ContactTaker): Promise<void> {
  form.offerEmail(session.readEmail() ?? '')
  if (!session.isLogin) return
  const profile = await api.profile.getProfile({}).catch(() => null)
  if (profile) form.offerPhone(profile.dialCode, profile.phone)
}

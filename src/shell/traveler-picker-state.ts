import { failureView } from '@/domain/failure'
import type { TravelersStore } from '@/stores/account/travelers'
import type { TravelerPickerState } from '@/widgets/traveler-picker/props'

/** The store's state as plain values; its methods are the popup's actions. */
export const travelerPickerState = (store: TravelersStore): TravelerPickerState => ({
  popup: store.popup,
  choice: store.ticks,
  travelers: store.list.value,
  failure: failureView(store.list.failure),
  idTypes: store.idTypes.value ?? [],
  busy: store.busy,
  today: store.today,
})

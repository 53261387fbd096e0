import { failureView } from '@/domain/failure'
import type { TravelersStore } from '@/stores/account/travelers'
import type { TravelerPickerProps } from '@/widgets/traveler-picker/props'

/** The traveler popup's state and actions as plain props. */
export const travelerPickerProps = (
  store: TravelersStore,
): Omit<TravelerPickerProps, 'isOpen' | 'timers' | 'onClose'> => ({
  popup: store.popup,
  choice: store.ticks,
  travelers: store.list.value,
  failure: failureView(store.list.failure),
  idTypes: store.idTypes.value ?? [],
  busy: store.busy,
  today: store.today,
  onPick: store.pick,
  onAdd: store.add,
  onEdit: store.edit,
  onConfirm: store.confirm,
  onWrite: store.write,
  onSave: () => void store.save(),
  onBack: store.back,
  onDeleteRequest: store.promptDelete,
  onKeep: store.keep,
  onDelete: store.delete,
  onRetry: () => void store.load(),
})

import { useEffect, useState } from 'react'
import { failureView } from '@/domain/failure'
import { HeldFiles } from '@/platform/files/held-files'
import { usePageShow } from '@/platform/page'
import type { RootStore } from '@/stores/app/root'
import { hostUploads } from '@/stores/community/host-uploads'
import type { communityApi } from '@/stores/community/community-api'
import type { UploadQueueStore } from '@/stores/community/upload-queue'
import type { HeldUploads } from '@/stores/community/upload-source'
import type { WrittenForm, WrittenFormDependencies } from '@/stores/community/written-form'
import type { UploadTilesProps } from '@/widgets/upload-tiles'
import type { WrittenSheetState } from '@/widgets/written-sheet'

/** Files of forms that wait for a sign-in, whichever page opens the form again. */
const held = new HeldFiles<() => HeldUploads>()

/** What every written form needs from outside, on this host. */
export const writtenDependencies = (
  { session, login, tabStorage, clock, randomGuid }: RootStore,
  { objectUpload: calls }: ReturnType<typeof communityApi>,
  onClose: () => void,
): WrittenFormDependencies => ({
  uploads: { ...hostUploads, calls },
  held,
  session,
  login,
  tabStorage,
  clock,
  newKey: randomGuid,
  onClose,
})

/** A store whose effects begin and end with its form. */
interface FormStore {
  readonly written: { readonly resume: () => void }
  readonly start: () => void
  readonly stop: () => void
}

/** Runs a form's store while the form is on the screen; it goes on after a sign-in on a page of its own. */
export function useFormStore(store: FormStore): void {
  useEffect(() => {
    store.start()
    return () => store.stop()
  }, [store])
  usePageShow(() => store.written.resume())
}

/** A hint that is shown once on this device. */
export function useFirstTip({ deviceStorage, timers }: RootStore, name: string, tipText: string) {
  const [text, setText] = useState(() => (deviceStorage.read(name) === null ? tipText : null))
  const onHide = () => {
    deviceStorage.write(name, '1')
    setText(null)
  }
  return { text, timers, onHide }
}

/** A form's store as its sheet shows it. */
export const stateOf = <Form extends object, Body, Reply>(
  written: WrittenForm<Form, Body, Reply>,
): WrittenSheetState => ({
  fault: written.fault,
  failure: failureView(written.failure),
  isSending: written.isSending,
  isClosing: written.isClosing,
  canClose: written.canClose,
  onSend: () => void written.send(),
  onStay: written.stay,
  onLeave: written.leave,
  onDiscard: written.discard,
})

/** A queue of uploads as its tiles show it. */
export const tilesOf = (uploads: UploadQueueStore): Omit<UploadTilesProps, 'isDisabled' | 'takesVideo'> => ({
  rows: uploads.rows,
  statusText: uploads.statusText,
  notice: uploads.notice,
  isPreparing: uploads.isPreparing,
  actions: {
    onAddPictures: () => void uploads.addPictures(),
    onAddVideo: () => void uploads.addVideo(),
    onCover: (id) => void uploads.chooseCover(id),
    onRetry: uploads.retry,
    onRemove: uploads.remove,
    onMove: uploads.move,
  },
})

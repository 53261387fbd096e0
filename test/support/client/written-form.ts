import type { BlockedAction } from '@/domain/account/stored-login'
import { HeldFiles } from '@/platform/files/held-files'
import type { HeldUploads } from '@/stores/community/upload-source'
import type { WrittenFormDependencies } from '@/stores/community/written-form'
import { createFakeTimers } from './fake-timers'
import { uploadFixture } from './upload-fixture'

/** What a written form needs from outside, on a device that the test looks into. */
export function writtenFixture() {
  const uploads = uploadFixture()
  const { clock, timers, pass } = createFakeTimers(1_000_000)
  const stored = new Map<string, string>()
  const session = { uid: 'u1' as string | null, isLogin: true }
  const actions: (BlockedAction | null | undefined)[] = []
  const toasts: string[] = []
  const onClose = jest.fn()
  let keys = 0
  const dependencies: WrittenFormDependencies = {
    uploads: uploads.dependencies,
    held: new HeldFiles<() => HeldUploads>(),
    session,
    login: { require: (action) => void actions.push(action) },
    tabStorage: {
      read: (name) => stored.get(name) ?? null,
      write: (name, value) => void stored.set(name, value),
      remove: (name) => void stored.delete(name),
    },
    clock,
    newKey: () => `key ${(keys += 1)}`,
    onClose,
  }
  const toast = { show: (text: string) => void toasts.push(text) }
  return { ...uploads, dependencies, stored, session, actions, toasts, toast, timers, pass, onClose }
}

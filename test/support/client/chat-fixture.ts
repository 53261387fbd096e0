import { createMemoryStore } from '@/platform/storage/memory-store'
import { ChatStore } from '@/stores/support/chat'
import { createChatServer } from './chat-server'
import { createFakeTimers } from './fake-timers'
import { uploadFixture } from './upload-fixture'

/** A chat's store on a server, a device and a clock that the test moves. */
export function chatFixture(random: () => number = () => 0) {
  const server = createChatServer()
  const fake = createFakeTimers(Date.parse('2026-12-01T08:00:00.000Z'))
  const deviceStorage = createMemoryStore()
  const uploads = uploadFixture()
  const session = { isLogin: true, uid: 'u1' as string | null }
  const login = { require: jest.fn() }
  const toast = { show: jest.fn() }
  const listeners = { visible: new Set<(is: boolean) => void>(), online: new Set<(is: boolean) => void>() }
  const watch = (set: Set<(is: boolean) => void>) => (listener: (is: boolean) => void) => {
    set.add(listener)
    return () => void set.delete(listener)
  }
  let keys = 0
  const create = () =>
    new ChatStore({
      calls: server.calling,
      openSocket: server.openSocket,
      socketUrl: (path) => `wss://chat${path}`,
      uploads: uploads.dependencies,
      session,
      login,
      toast,
      watchVisibility: watch(listeners.visible),
      watchOnline: watch(listeners.online),
      deviceStorage,
      clock: fake.clock,
      timers: fake.timers,
      random,
      newKey: () => `client-${(keys += 1)}`,
    })
  return {
    server,
    fake,
    deviceStorage,
    uploads,
    session,
    login,
    toast,
    create,
    pass: fake.pass,
    /** The app comes to the front or leaves it. */
    show: (isVisible: boolean) => listeners.visible.forEach((listener) => listener(isVisible)),
    turnOnline: (isOnline: boolean) => {
      server.isOnline = isOnline
      if (!isOnline) server.drop()
      listeners.online.forEach((listener) => listener(isOnline))
    },
    /** A store that is started and has loaded. */
    async started() {
      const store = create()
      store.start()
      await fake.pass(0)
      return store
    },
  }
}

/** Writes and sends a text. */
export function write(store: ChatStore, text: string) {
  store.writing.type(text)
  store.writing.send()
}

/** The texts that a store shows, in their order. */
export const textsOf = (store: ChatStore) => store.items.map(({ content }) => content)

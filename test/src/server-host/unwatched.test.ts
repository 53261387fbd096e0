import * as mobx from 'mobx'
import * as unwatched from '@/server-host/unwatched'

interface Mobx {
  makeAutoObservable(store: object, annotations: object, options: { readonly autoBind: boolean }): unknown
}

/** A store as the app has them, made by either. */
function storeOf({ makeAutoObservable }: Mobx, autoBind: boolean) {
  class Counter {
    private step = 2
    count = 1
    names: readonly string[] = ['a']

    constructor() {
      makeAutoObservable(this, {}, { autoBind })
    }

    get next(): number {
      return this.count + this.step
    }

    advance(): number {
      this.count = this.next
      return this.count
    }
  }
  return new Counter()
}

describe.each([
  ['MobX', mobx],
  ['its stand-in', unwatched],
])('a store of %s', (_name, made) => {
  test('has methods that can be handed on where they are bound', () => {
    const store = storeOf(made, true)
    const { advance } = store
    expect([advance(), advance(), store.count, store.next, store.names]).toEqual([3, 5, 5, 7, ['a']])
  })

  test('has its own count', () => {
    const [one, other] = [storeOf(made, true), storeOf(made, true)]
    one.advance()
    expect([one.count, other.count]).toEqual([3, 1])
  })

  test('has plain methods where they are not bound', () => {
    const store = storeOf(made, false)
    const { advance } = store
    expect(() => advance()).toThrow(TypeError)
    expect(store.advance()).toBe(3)
  })

  test('changes in one go, and keeps maps', () => {
    const shown = made.observable.map<string, boolean>()
    expect(made.runInAction(() => shown.set('a', true).get('a'))).toBe(true)
  })
})

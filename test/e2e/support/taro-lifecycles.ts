import type { Page } from 'playwright-core'

/** Runs before any script of the page: records the lifecycle events of app and pages as their hooks receive them. */
const notes = () => {
  const lifecycles: string[] = []
  Object.assign(globalThis, { lifecycles })
  const names = { onLaunch: 'launch', onLoad: 'load', componentDidShow: 'show', onReady: 'ready' }
  const app = 'taro-app'
  const known = new WeakSet<object>()
  const listen = (who: string, instance: Record<string, unknown>) => {
    if (known.has(instance)) return
    known.add(instance)
    for (const [name, word] of Object.entries(names)) {
      instance[name] = [() => lifecycles.push(`${who} ${word}`), ...[instance[name] ?? []].flat()]
    }
  }
  const listenIn = (instances: Map<string, Record<string, unknown>>) => {
    const { set } = instances
    instances.set = (id, instance) => {
      listen(id === app ? 'app' : 'page', instance)
      return set.call(instances, id, instance)
    }
    for (const [id, instance] of instances) instances.set(id, instance)
    if (!instances.has(app)) instances.set(app, Object.create(null))
  }
  // Taro stores its instances in one Map, and looks up the app there before it emits any event.
  const { get } = Map.prototype
  Object.assign(Map.prototype, {
    get(this: Map<string, Record<string, unknown>>, key: string) {
      if (key === app) {
        Object.assign(Map.prototype, { get })
        listenIn(this)
      }
      return get.call(this, key)
    },
  })
}

/** Watches a page's lifecycles from its next load on; returns the events so far, in their order. */
export async function watchLifecycles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(notes)
  return () => page.evaluate(() => Reflect.get(globalThis, 'lifecycles') ?? [])
}

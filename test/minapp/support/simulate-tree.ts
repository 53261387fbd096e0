import { join } from 'node:path'
import { load, render } from 'miniprogram-simulate'
import { asSetDataPaths } from './draw-page'
import type { LiveTree } from './live-tree'

interface SimulatedComponent {
  readonly instance: { setData(change: Record<string, unknown>): void }
  attach(parent: Element): void
}

const known = new Map<string, string>()
let registered: object = {}

/** Registers the WXML of a built WeChat page or component, compiled by WeChat's wcc, without its script; returns its id. */
function registeredId(folder: string, route: string): string {
  const seen = known.get(route)
  if (seen) return seen
  const register = (definition: object) =>
    (globalThis as unknown as { Component(it: object): void }).Component(definition)
  // Its script runs in the host's own realm (script-side.ts), so what simulate loads in its place only names the data.
  jest.doMock(join(folder, `${route}.js`), () => register(registered))
  const id = load(join(folder, route), 'page', { compiler: 'official', rootPath: folder })
  known.set(route, id)
  return id
}

/** Renders an open page or tab bar with miniprogram-simulate and re-renders it on every change; returns the element around it. */
export function simulateTree(tree: LiveTree, folder: string, route: string): Element {
  registered = { data: { root: { cn: [] } }, methods: { eh() {} } }
  const component = render(registeredId(folder, route)) as unknown as SimulatedComponent
  const place = document.createElement('div')
  component.attach(place)
  component.instance.setData(JSON.parse(JSON.stringify(tree.data)))
  tree.onChange = (change) => component.instance.setData(asSetDataPaths(change))
  return place
}

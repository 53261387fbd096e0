import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { Component, ComponentSpace, CurrentWindowBackendContext, Element } from 'glass-easel'
import { TmplGroup } from 'glass-easel-template-compiler'
import type { LiveTree } from './live-tree'

const compiled = new Map<string, Record<string, unknown>>()

/** Compiles all templates and their scripts of a built WeChat mini-program, once. */
function compiledTemplates(folder: string): Record<string, unknown> {
  const known = compiled.get(folder)
  if (known) return known
  const group = new TmplGroup()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.wxml')) group.addTmpl(file.slice(0, -5), readFileSync(join(folder, file), 'utf8'))
    if (file.endsWith('.wxs')) group.addScript(file.slice(0, -4), readFileSync(join(folder, file), 'utf8'))
  }
  const groups = runInThisContext(`(${group.getTmplGenObjectGroups()})`) as Record<string, unknown>
  compiled.set(folder, groups)
  return groups
}

// Typed for any backend; this one draws into the document.
const replaceDocumentElement: (drawn: object, parent: object, place: object) => void =
  Element.replaceDocumentElement as never

/** A change with its paths as renderers read them: Taro writes `root.cn.[0]` for `root.cn[0]`. */
export const asSetDataPaths = (change: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(change).map(([path, value]) => [path.replaceAll('.[', '['), value]))

/** Renders an open page or tab bar into the document with WeChat's own open-source renderer, and re-renders it on every change. */
export function drawPage(page: LiveTree, folder: string, route: string): void {
  const groups = compiledTemplates(folder)
  const definition = new ComponentSpace().defineComponent({
    is: route,
    template: { groupList: groups, content: groups[route], fallbackListenerOnNativeNode: true },
    data: structured(page.data),
    methods: { eh: (event: unknown) => page.call('eh', event) },
  })
  const rendered = Component.createWithContext('root', definition.general(), new CurrentWindowBackendContext())
  const place = document.createElement('span')
  document.body.append(place)
  replaceDocumentElement(rendered, document.body, place)
  page.onChange = (change) => rendered.setData(asSetDataPaths(change))
}

const structured = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

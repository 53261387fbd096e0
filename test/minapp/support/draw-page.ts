import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { Component, ComponentSpace, CurrentWindowBackendContext, Element } from 'glass-easel'
import { TmplGroup } from 'glass-easel-template-compiler'
import type { MiniPage } from './mini-page'

/** Compiles all templates and their scripts of a built WeChat mini-program. */
function compiledTemplates(folder: string): Record<string, unknown> {
  const group = new TmplGroup()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.wxml')) group.addTmpl(file.slice(0, -5), readFileSync(join(folder, file), 'utf8'))
    if (file.endsWith('.wxs')) group.addScript(file.slice(0, -4), readFileSync(join(folder, file), 'utf8'))
  }
  return runInThisContext(`(${group.getTmplGenObjectGroups()})`) as Record<string, unknown>
}

// Typed for any backend; this one draws into the document.
const replaceDocumentElement: (drawn: object, parent: object, place: object) => void =
  Element.replaceDocumentElement as never

const asPaths = (change: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(change).map(([path, value]) => [path.replaceAll('.[', '['), value]))

/** Draws a page into the document by WeChat's own open-source renderer, and keeps the drawing up to date. */
export function drawPage(page: MiniPage, folder: string): void {
  const groups = compiledTemplates(folder)
  const definition = new ComponentSpace().defineComponent({
    is: page.route,
    template: { groupList: groups, content: groups[page.route], fallbackListenerOnNativeNode: true },
    data: structured(page.data),
    methods: { eh: (event: unknown) => page.call('eh', event) },
  })
  const drawn = Component.createWithContext('root', definition.general(), new CurrentWindowBackendContext())
  const place = document.createElement('span')
  document.body.append(place)
  replaceDocumentElement(drawn, document.body, place)
  page.onChange = (change) => drawn.setData(asPaths(change))
}

const structured = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

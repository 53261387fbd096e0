/** How a page's template renders one kind of node. */
export interface NodeTemplate {
  readonly tag: string
  /** Attributes by name, each with the key under which a node's data holds its value. */
  readonly keys: ReadonlyMap<string, string>
  /** Events that the host dispatches to the page, e.g. tap; in lower case. */
  readonly events: ReadonlySet<string>
  /** The events that do not bubble any further. */
  readonly caught: ReadonlySet<string>
}

const kindPattern = /<template name="tmpl_0_([^"]+?)(?:_focus|_blur)?">([\s\S]*?)(?=<template name="|$)/g
const elementPattern = /<(?!template|block|\/)([\w-]+)([^>]*)>/
const keyPattern = /([\w-]+)="\{\{(?:xs\.\w\()?i\.(\w+)/g
const eventPattern = /\b(?:bind|catch|on)([A-Za-z]+)="eh"/g
const caughtPattern = /\bcatch([A-Za-z]+)="eh"/g

const namesIn = (attributes: string, pattern: RegExp) =>
  new Set([...attributes.matchAll(pattern)].map(([, event = '']) => event.toLowerCase()))

function templateOf(body: string): NodeTemplate | null {
  const [, tag, attributes = ''] = elementPattern.exec(body) ?? []
  if (!tag) return null
  return {
    tag,
    keys: new Map([...attributes.matchAll(keyPattern)].map(([, name = '', key = '']) => [name, key])),
    events: namesIn(attributes, eventPattern),
    caught: namesIn(attributes, caughtPattern),
  }
}

/** Reads a host's base template: nodes carry the number of their kind, e.g. 7 is a view that can be tapped. */
export function nodeTemplates(baseTemplate: string): ReadonlyMap<string, NodeTemplate> {
  const templates = new Map<string, NodeTemplate>()
  for (const [, kind = '', body = ''] of baseTemplate.matchAll(kindPattern)) {
    const template = templateOf(body)
    if (template && !templates.has(kind)) templates.set(kind, template)
  }
  return templates
}

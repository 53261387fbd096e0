/** @jest-environment node */
import { Component, createElement, forwardRef, memo, type ElementType, type ReactElement } from 'react'
import * as reacts from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import * as own from '@/server-host/jsx-runtime'

interface Runtime {
  jsx(type: ElementType, props: object, key?: string | number): ReactElement
  readonly Fragment: ElementType
}

const runtimes: Readonly<Record<string, Runtime>> = { React: reacts, 'its stand-in': own }

const Named = ({ name, children }: { name?: string; children?: unknown }) =>
  createElement('b', { title: name }, children as string)
class WithDefault extends Component<{ name?: string }> {
  static readonly defaultProps = { name: 'by default' }
  override render() {
    return createElement('i', null, this.props.name)
  }
}
const Field = forwardRef<HTMLInputElement, { name: string }>(function Field({ name }, ref) {
  return createElement('input', { name, ref })
})
const Kept = memo(Named)

const trees: readonly [says: string, tree: (runtime: Runtime) => ReactElement][] = [
  [
    'elements with attributes and text',
    ({ jsx }) => jsx('p', { className: 'a', 'aria-label': '<"&', children: ['x', 1, null, false] }),
  ],
  ['styles and flags', ({ jsx }) => jsx('input', { style: { width: 3, opacity: 0.5 }, disabled: true, hidden: false })],
  ['components and memos', ({ jsx }) => jsx(Named, { name: 'n', children: jsx(Kept, { children: 'in' }) })],
  [
    'defaults',
    ({ jsx }) => jsx('p', { children: [jsx(WithDefault, {}, 'a'), jsx(WithDefault, { name: 'own' }, 'b')] }),
  ],
  ['refs', ({ jsx }) => jsx(Field, { name: 'n', ref: { current: null } })],
  [
    'lists with keys',
    ({ jsx, Fragment }) => jsx(Fragment, { children: [1, 2].map((at) => jsx('li', { children: at }, at)) }),
  ],
]

test.each(trees)('draws %s as React does', (_says, tree) => {
  const [theirs, ours] = Object.values(runtimes).map((runtime) => renderToString(tree(runtime)))
  expect(ours).toBe(theirs)
})

test.each(Object.entries(runtimes))('an element of %s has its key, and its ref is no property', (_name, { jsx }) => {
  const ref = { current: null }
  const element = jsx(Field, { name: 'n', ref }, 7)
  expect(element.key).toBe('7')
  expect(element).toHaveProperty('ref', ref)
  expect(Object.keys(element.props as object)).toEqual(['name'])
  expect([jsx('p', {}).key, jsx(WithDefault, {}).key]).toEqual([null, null])
})

import { createElement, Fragment, type ElementType, type Key, type ReactElement } from 'react'

/** By this mark React knows its elements. */
const mark = Symbol.for('react.element')

interface Props {
  readonly ref?: unknown
}

const isPlain = (type: ElementType & { readonly defaultProps?: object }, props: Props) =>
  props.ref === undefined && type.defaultProps === undefined

/** In React's place where pages are drawn once: an element takes its properties as they are, which React copies one by one. What has a ref or defaults of its own is left to React. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  const named = key === undefined ? null : String(key)
  if (!isPlain(type, props)) return createElement(type, named === null ? props : { ...props, key: named })
  return { $$typeof: mark, type, key: named, ref: null, props, _owner: null } as ReactElement & {
    readonly $$typeof: symbol
  }
}

export { Fragment, jsx as jsxs }

import type { FunctionComponent } from 'react'

const methodsByKind = new WeakMap<object, readonly string[]>()

const isMethod = ([name, { value }]: [string, PropertyDescriptor]) =>
  name !== 'constructor' && typeof value === 'function'

function methodsOf(kind: object): readonly string[] {
  const known = methodsByKind.get(kind)
  if (known) return known
  const names = Object.entries(Object.getOwnPropertyDescriptors(kind))
    .filter(isMethod)
    .map(([name]) => name)
  methodsByKind.set(kind, names)
  return names
}

/** In MobX's place where pages are drawn once and nobody watches their stores: a store stays a plain object, with its methods bound where MobX would bind them. */
export function makeAutoObservable<Store extends object>(
  store: Store,
  _annotations?: object,
  { autoBind = false }: { readonly autoBind?: boolean } = {},
): Store {
  const kind: unknown = Object.getPrototypeOf(store)
  if (!autoBind || typeof kind !== 'object' || kind === null) return store
  for (const name of methodsOf(kind)) {
    const method: unknown = Reflect.get(store, name)
    if (typeof method === 'function') Reflect.set(store, name, method.bind(store))
  }
  return store
}

/** In MobX's place: changes are told to nobody. */
export const runInAction = <Answer>(change: () => Answer): Answer => change()

/** In MobX's place: a map like any other. */
export const observable = { map: <Key, Value>() => new Map<Key, Value>() }

/** In mobx-react's place: a page that is drawn once is not drawn again. */
export const observer = <Props>(component: FunctionComponent<Props>): FunctionComponent<Props> => component

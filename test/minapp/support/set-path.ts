type Tree = Record<string, unknown>

const keysOf = (path: string) => path.replace(/\.?\[(\d+)\]/g, '.$1').split('.')

/** Writes one entry of a setData call, e.g. `root.cn.[0].v`, into a page's data. */
export function setPath(data: Tree, path: string, value: unknown): void {
  const keys = keysOf(path)
  const last = keys.pop() ?? ''
  let at = data
  keys.forEach((key, index) => {
    const next = keys[index + 1] ?? last
    at[key] ??= /^\d+$/.test(next) ? [] : {}
    at = at[key] as Tree
  })
  at[last] = value
}

/** Applies one entry of Alipay's $spliceData, e.g. `root.cn`: [1, 0, node]. */
export function splicePath(data: Tree, path: string, splice: unknown): void {
  let at: unknown = data
  for (const key of keysOf(path)) at = (at as Tree)[key]
  ;(at as unknown[]).splice(...(splice as [number, number, ...unknown[]]))
}

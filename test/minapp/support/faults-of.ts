import { MiniPage } from './mini-page'
import type { MiniProgram } from './mini-program'

/** What hosts still draw smoothly: bytes of one setData call, nodes of one page. */
const budget = { callBytes: 64 * 1024, nodes: 1000 }

/** What a walk through a mini-program has done wrong: printed errors, refused moves, pages above the budget. */
export function faultsOf(phone: MiniProgram): string[] {
  const refused = phone.calls.filter(({ name }) => name === 'failed').map(({ options }) => String(options))
  const heavy = [...phone.everyTree].flatMap((tree) => {
    const { bytes, path } = tree.largestCall
    const name = tree instanceof MiniPage ? tree.route : 'tab bar'
    return [
      bytes > budget.callBytes ? `${name}: setData of ${bytes} bytes, most of it at ${path}` : '',
      tree.mostNodes > budget.nodes ? `${name}: ${tree.mostNodes} nodes` : '',
    ].filter(Boolean)
  })
  return [...phone.errors, ...refused, ...heavy]
}

import type { ReactNode } from 'react'

/** A box of its own for what comes and goes over a page: mini-programs are sent anew all that stands in the same box. */
export function Layer({ children }: { readonly children: ReactNode }) {
  return <div className="layer">{children}</div>
}

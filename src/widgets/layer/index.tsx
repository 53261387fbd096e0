import type { ReactNode } from 'react'

/** A separate box for overlays that come and go: mini-programs resend all siblings in the same box on a change. */
export function Layer({ children }: { readonly children: ReactNode }) {
  return <div className="layer">{children}</div>
}

import { lazy, LazyCurrencyLayer, LazyTravelerLayer, LazyVipLayer } from '@/shell/lazy'
import { Dialog } from '@/widgets/dialog'

const LazySessionsLayer = lazy(async () => (await import('./sessions-layer')).SessionsLayer)
const LazyExportLayer = lazy(async () => (await import('./export-layer')).ExportLayer)
const LazyDeleteLayer = lazy(async () => (await import('./delete-layer')).DeleteLayer)

const managesTravelers = { name: 'manage_travelers', params: {} } as const

/** What can lie over the profile. */
export type MineLayer = 'vip' | 'currency' | 'travelers' | 'sessions' | 'export' | 'delete' | 'cache' | 'logout'

export interface MineLayersProps {
  readonly open: MineLayer | null
  readonly onLogout: () => void
  readonly onClearCache: () => void
  readonly onClose: () => void
}

/** The popups of the profile, each fetched when it is first opened. */
export function MineLayers({ open, onLogout, onClearCache, onClose }: MineLayersProps) {
  return (
    <>
      {open === 'vip' && <LazyVipLayer onClose={onClose} />}
      {open === 'currency' && <LazyCurrencyLayer onClose={onClose} />}
      {open === 'travelers' && <LazyTravelerLayer mode="manage" blockedAction={managesTravelers} onClose={onClose} />}
      {open === 'sessions' && <LazySessionsLayer onClose={onClose} />}
      {open === 'export' && <LazyExportLayer onClose={onClose} />}
      {open === 'delete' && <LazyDeleteLayer onClose={onClose} />}
      <Dialog
        isOpen={open === 'cache'}
        title="Clear the cache?"
        confirm={{ text: 'Clear cache', onTap: onClearCache }}
        cancel={{ text: 'Keep it', onTap: onClose }}
        onClose={onClose}
      >
        The app forgets where you seem to be and the stay you last looked for, and fetches everything anew. Your
        sign-in, drafts and choices stay.
      </Dialog>
      <Dialog
        isOpen={open === 'logout'}
        title="Log out of Staylark?"
        confirm={{ text: 'Log out', kind: 'danger', onTap: onLogout }}
        cancel={{ text: 'Stay signed in', onTap: onClose }}
        onClose={onClose}
      >
        Your bookings stay safe. Sign in again at any time to see them.
      </Dialog>
    </>
  )
}

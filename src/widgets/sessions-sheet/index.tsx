import type { DeviceKind } from '@/contract/login'
import type { SessionFacts } from '@/domain/account/sessions'
import type { FailureView } from '@/domain/failure'
import type { IconName } from '@/theme/icon-names'
import { Badge } from '../badge'
import { Button } from '../button'
import { ErrorState } from '../error-state'
import { Icon } from '../icon'
import { Sheet } from '../sheet'
import { TextSkeleton } from '../skeleton'
import './style.scss'

export interface SessionsSheetProps {
  readonly isOpen: boolean
  /** Null until known. */
  readonly sessions: readonly SessionFacts[] | null
  readonly failure: FailureView | null
  /** The sign-in that is being ended; `others` for all but this one. */
  readonly ending: string | null
  readonly onEnd: (id: string) => void
  readonly onEndOthers: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

const icons: Readonly<Record<DeviceKind, IconName>> = {
  phone: 'smartphone',
  tablet: 'tablet',
  computer: 'laptop',
  other: 'globe',
}

function Row({ session, ending, onEnd }: Pick<SessionsSheetProps, 'ending' | 'onEnd'> & { session: SessionFacts }) {
  const { id, kind, name, use, since, isThis } = session
  return (
    <li className="sess-row">
      <Icon name={icons[kind]} className="sess-icon" />
      <div className="sess-body">
        <span className="sess-name">{name}</span>
        <span className="sess-facts">{use}</span>
        <span className="sess-facts">{since}</span>
      </div>
      {isThis ? (
        <Badge tone="lagoon">This device</Badge>
      ) : (
        <Button
          kind="secondary"
          size="small"
          label={`Sign out ${name}`}
          isLoading={ending === id}
          isDisabled={ending !== null}
          onTap={() => onEnd(id)}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function Rows(props: SessionsSheetProps) {
  const { sessions, failure, onRetry } = props
  if (!sessions && failure) return <ErrorState {...failure} onRetry={onRetry} isInline />
  if (!sessions) return <TextSkeleton lines={4} />
  return (
    <ul className="sess" aria-label="Signed-in devices">
      {sessions.map((session) => (
        <Row key={session.id} session={session} ending={props.ending} onEnd={props.onEnd} />
      ))}
    </ul>
  )
}

/** Where somebody is signed in: every device with what is known of it, and how to end it there. */
export function SessionsSheet(props: SessionsSheetProps) {
  const { isOpen, sessions, ending, onEndOthers, onClose } = props
  const hasOthers = (sessions ?? []).some(({ isThis }) => !isThis)
  const foot = (
    <Button
      isWide
      kind="secondary"
      isLoading={ending === 'others'}
      isDisabled={!hasOthers || ending !== null}
      onTap={onEndOthers}
    >
      Sign out everywhere else
    </Button>
  )
  return (
    <Sheet isOpen={isOpen} title="Signed-in devices" size="85" onClose={onClose} footer={foot}>
      <p className="sess-hint">
        A device that you do not know? Sign it out here, then set a new password with “Forgot password?”.
      </p>
      <Rows {...props} />
    </Sheet>
  )
}

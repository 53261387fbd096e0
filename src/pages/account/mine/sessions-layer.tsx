import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { sessionFacts } from '@/domain/account/sessions'
import { failureView } from '@/domain/failure'
import { useRoot } from '@/stores/app/context'
import { LoginSessionsStore } from '@/stores/account/login-sessions'
import { SessionsSheet } from '@/widgets/sessions-sheet'

/** Where the user is signed in. */
export const SessionsLayer = observer(function SessionsLayer({ onClose }: { readonly onClose: () => void }) {
  const { api, toast, clock } = useRoot()
  const [store] = useState(() => new LoginSessionsStore(api.loginSessions, toast))
  useEffect(() => void store.load(), [store])
  const { value, failure } = store.sessions
  return (
    <SessionsSheet
      isOpen
      sessions={value && value.map((session) => sessionFacts(session, clock.now()))}
      failure={failureView(failure)}
      ending={store.ending}
      onEnd={(id) => void store.end(id)}
      onEndOthers={() => void store.endOthers()}
      onRetry={() => void store.load()}
      onClose={onClose}
    />
  )
})

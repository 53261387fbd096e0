import { observer } from 'mobx-react'
import { useState } from 'react'
import { communityApi } from '@/stores/community/community-api'
import { AppealStore } from '@/stores/community/appeal'
import { useRoot } from '@/stores/app/context'
import { Button } from '@/widgets/button'
import { Sheet } from '@/widgets/sheet'
import { TextField } from '@/widgets/text-field'

export interface AppealLayerProps {
  readonly appealId: string
  readonly onClose: () => void
}

/** Objects to the removal of an own post or comment. */
export const AppealLayer = observer(function AppealLayer({ appealId, onClose }: AppealLayerProps) {
  const root = useRoot()
  const [store] = useState(() => new AppealStore(communityApi(root), appealId))
  const send = async () => {
    if (!(await store.send())) return
    root.toast.show('Your appeal was sent. A person will look at it.', { type: 'success' })
    onClose()
  }
  return (
    <Sheet
      isOpen
      title="Appeal"
      onClose={onClose}
      footer={
        <Button isWide isLoading={store.isSending} onTap={() => void send()}>
          Send the appeal
        </Button>
      }
    >
      <TextField
        id="appeal-text"
        label="Why should it be shown?"
        hint="Someone who did not take the first decision reads this."
        value={store.text}
        error={store.fault}
        maxLength={6000}
        isLong
        isRequired
        onChange={store.type}
      />
    </Sheet>
  )
})

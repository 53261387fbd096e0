import { observer } from 'mobx-react'
import { useState } from 'react'
import type { MomentDetail } from '@/contract/moment'
import { type MomentFormTag, momentFormText } from '@/domain/community/moment-form'
import { useRoot } from '@/stores/app/context'
import { communityApi } from '@/stores/community/community-api'
import { MomentFormStore } from '@/stores/community/moment-form'
import { MomentFormSheet } from '@/widgets/moment-form'
import { stateOf, tilesOf, useFirstTip, useFormStore, writtenDependencies } from './written-form'

/** The open form for a post. */
export interface MomentFormLayerProps {
  /** What the post is about; null for nothing in particular. */
  readonly tag: MomentFormTag | null
  /** Called after the form has closed. */
  readonly onPosted: (moment: MomentDetail) => void
  readonly onClose: () => void
}

/** The form for a post over the whole screen, with its store; a draft about the same thing is taken up. */
export const MomentFormLayer = observer(function MomentFormLayer(props: MomentFormLayerProps) {
  const { tag, onPosted, onClose } = props
  const root = useRoot()
  const [store] = useState(() => {
    const api = communityApi(root)
    return new MomentFormStore(
      {
        ...writtenDependencies(root, api, onClose),
        moment: api.moment,
        toast: root.toast,
        timers: root.timers,
        onPosted,
      },
      tag,
    )
  })
  useFormStore(store)
  const tip = useFirstTip(root, 'moment_tip_seen', momentFormText.topicTip)
  const { written } = store
  return (
    <MomentFormSheet
      form={written.form}
      state={stateOf(written)}
      uploads={tilesOf(written.uploads)}
      topics={{
        names: store.topics,
        removable: written.form.topics,
        suggested: store.suggestedNames,
        text: store.topicText,
        canAdd: store.canAddTopic,
        onText: store.writeTopic,
        onAdd: store.addTyped,
        onChoose: store.choose,
        onRemove: store.removeTopic,
      }}
      tip={tip}
      onText={store.writeText}
      onRemoveTag={store.removeTag}
      onTogglePaid={store.togglePaid}
    />
  )
})

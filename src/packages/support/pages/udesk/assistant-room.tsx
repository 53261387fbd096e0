import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { failureView } from '@/domain/failure'
import { answerText } from '@/domain/support/answer'
import { scrollToTurn } from './scroll-down'
import type { SupportStores } from '@/stores/support/create-support'
import { Bubble, BubbleText } from '@/widgets/bubble'
import { Chip } from '@/widgets/chip'
import { ErrorState } from '@/widgets/error-state'
import { FilterChips } from '@/widgets/filter-chips'
import { Layer } from '@/widgets/layer'
import { NearCell } from '@/widgets/near-cell'
import { TextSkeleton } from '@/widgets/skeleton'
import { AssistantTurn, type TurnActions } from './assistant-turn'
import { HelpSection } from './help-section'

export interface AssistantRoomProps {
  readonly stores: SupportStores
  readonly actions: TurnActions
}

const GREETING =
  'Hello. I am an AI assistant, a program. I find hotels and vouchers, explain our rules and look up your orders. Prices and terms are on cards from our own records; a person takes over whenever you want.'

/** The newest questions fill a screen with their answers and are rendered at once. */
const NEWEST_TURNS = 2

/** The dialog with the assistant. */
export const AssistantRoom = observer(function AssistantRoom({ stores, actions }: AssistantRoomProps) {
  const { assistant } = stores
  const { turns, opening } = assistant
  const last = turns.at(-1)
  const lastKey = last?.key ?? ''
  useEffect(() => {
    if (lastKey !== '') scrollToTurn(lastKey)
  }, [lastKey])
  if (opening.isLoading) return <TextSkeleton lines={6} />
  if (opening.failure) {
    const failure = failureView(opening.failure)
    return failure && <ErrorState {...failure} onRetry={() => void assistant.open(assistant.dialogId)} />
  }
  return (
    <div className="udesk-thread">
      <Bubble side="other" writer="AI assistant">
        <BubbleText text={GREETING} />
      </Bubble>
      <Layer>{turns.length === 0 ? <Start stores={stores} actions={actions} /> : null}</Layer>
      <div>
        {turns.map((turn, index) => (
          <NearCell
            key={turn.key}
            id={`cell-${turn.key}`}
            className="udesk-cell"
            emptyClassName="udesk-cell-empty"
            isFirst={index >= turns.length - NEWEST_TURNS}
          >
            <AssistantTurn turn={turn} isLast={index === turns.length - 1} actions={actions} />
          </NearCell>
        ))}
      </div>
      <ReadAloud stores={stores} />
    </div>
  )
})

/** Reads each answer to screen readers once, when it is whole. */
const ReadAloud = observer(function ReadAloud({ stores }: Pick<AssistantRoomProps, 'stores'>) {
  const { turns, running } = stores.assistant
  const last = turns.at(-1)
  const text = last && !running && last.isFresh ? answerText(last.answer) : ''
  return (
    <div className="udesk-live" role="status" aria-live="polite">
      {text}
    </div>
  )
})

const Start = observer(function Start({ stores, actions }: AssistantRoomProps) {
  const { assistant, help } = stores
  return (
    <>
      <div className="udesk-tips" role="group" aria-label="Questions to begin with">
        {(assistant.tips.value ?? []).map((tip) => (
          <Chip key={tip} onTap={() => actions.onTip(tip)}>
            {tip}
          </Chip>
        ))}
      </div>
      <HelpSection help={help} />
    </>
  )
})

/** What the assistant has understood; each part can be removed. */
export const Notes = observer(function Notes({ stores }: Pick<AssistantRoomProps, 'stores'>) {
  const { notes, removeNote } = stores.assistant
  if (notes.length === 0) return null
  return (
    <FilterChips
      label="What I have understood"
      removeText="Forget:"
      chips={notes.map(({ noteId, text }) => ({ key: noteId, label: text }))}
      onRemove={(noteId) => void removeNote(noteId)}
    />
  )
})

import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { failureView } from '@/domain/failure'
import type { ChatItem } from '@/domain/support/chat-messages'
import { formatDay } from '@/domain/days/format-day'
import { deviceTime } from '@/platform/clock/device-time'
import type { SupportStores } from '@/stores/support/create-support'
import type { ChatStore } from '@/stores/support/chat'
import { Bubble, BubbleText } from '@/widgets/bubble'
import { Button } from '@/widgets/button'
import { ChatCardRow } from './chat-card-row'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { NearCell } from '@/widgets/near-cell'
import { Picture } from '@/widgets/picture'
import { TextSkeleton } from '@/widgets/skeleton'
import { scrollDown } from './scroll-down'

export interface ChatRoomProps {
  readonly stores: SupportStores
  readonly onOpenChat: () => void
  readonly onSurvey: () => void
  readonly onAssistant: () => void
}

/** The chat with a person. */
export const ChatRoom = observer(function ChatRoom(props: ChatRoomProps) {
  const { chat } = props.stores
  const { session, items, loading } = chat
  const { hours, failure } = loading
  const lastKey = items.at(-1)?.key ?? ''
  useEffect(() => {
    if (lastKey !== '') scrollDown()
  }, [lastKey])
  if (!session) {
    const view = failureView(failure)
    if (view && !hours) return <ErrorState {...view} onRetry={() => void loading.start()} />
    if (!hours) return <TextSkeleton lines={5} />
    return (
      <EmptyState
        icon="headset"
        text={
          hours.isOpen
            ? `${hours.text}: people reply here.`
            : `${hours.text}: people reply here. Right now they are away; your messages wait for them.`
        }
        action={{ text: 'Start a chat', onTap: props.onOpenChat }}
      />
    )
  }
  return (
    <div className="udesk-thread" role="log" aria-label="Messages">
      <Layer>
        <Earlier chat={chat} />
      </Layer>
      <Pieces chat={chat} />
      <Layer>
        <Uploads chat={chat} />
        {chat.isAgentTyping ? <p className="udesk-thinking">{`${session.agentName} is writing`}</p> : null}
        {session.state === 'closed' ? <Closed {...props} /> : null}
      </Layer>
    </div>
  )
})

interface PartProps {
  readonly chat: ChatStore
}

const Earlier = observer(function Earlier({ chat: { thread } }: PartProps) {
  if (thread.earlier === 'none') return null
  return (
    <Button kind="ghost" size="medium" isLoading={thread.earlier === 'loading'} onTap={() => void thread.loadEarlier()}>
      {thread.earlier === 'error' ? 'Try again to load earlier messages' : 'Earlier messages'}
    </Button>
  )
})

/** The newest pieces fill a screen and are rendered at once. */
const NEWEST_PIECES = 2

const Pieces = observer(function Pieces({ chat }: PartProps) {
  const { pieces } = chat
  return (
    <div className="udesk-messages">
      {pieces.map(({ key, day, items }, index) => (
        <NearCell
          key={key}
          id={key}
          className="udesk-piece"
          emptyClassName="udesk-piece-empty"
          isFirst={index >= pieces.length - NEWEST_PIECES}
        >
          {day === null ? null : <p className="udesk-day">{formatDay(day)}</p>}
          {items.map((item) => (
            <Message key={item.key} item={item} chat={chat} />
          ))}
        </NearCell>
      ))}
    </div>
  )
})

const statusText = { waiting: 'Waiting to be sent', failed: 'Not sent', sent: 'Sent', read: 'Read' } as const

function noteOf({ createdAt, status, failureText: refusal }: ChatItem): string {
  if (status === 'failed') return refusal ?? statusText.failed
  const time = deviceTime(createdAt)
  return status === null ? time : `${time} · ${statusText[status]}`
}

function Message({ item, chat }: { readonly item: ChatItem; readonly chat: ChatStore }) {
  const { sender, senderName, status, waitingId } = item
  const side = sender === 'system' ? 'system' : sender === 'traveler' ? 'own' : 'other'
  const writer = sender === 'traveler' ? 'You' : sender === 'agent' ? senderName : 'Staylark'
  return (
    <Bubble
      side={side}
      writer={writer}
      foot={sender === 'system' ? undefined : noteOf(item)}
      controls={
        status === 'failed' && waitingId !== null ? (
          <FailedControls
            onRetry={() => chat.outbox.retry(waitingId)}
            onDelete={() => chat.outbox.discard(waitingId)}
          />
        ) : null
      }
    >
      <Content item={item} />
    </Bubble>
  )
}

interface FailedControlsProps {
  /** Null where another try cannot help. */
  readonly onRetry: (() => void) | null
  readonly onDelete: () => void
}

function FailedControls({ onRetry, onDelete }: FailedControlsProps) {
  return (
    <>
      {onRetry ? (
        <Button kind="secondary" size="small" onTap={onRetry}>
          Send again
        </Button>
      ) : null}
      <Button kind="ghost" size="small" onTap={onDelete}>
        Delete
      </Button>
    </>
  )
}

function Content({ item: { content, picture, card } }: { readonly item: ChatItem }) {
  if (picture) {
    return (
      <div className="udesk-picture">
        <Picture picture={picture} ratio={picture.width / picture.height} width={240} />
      </div>
    )
  }
  if (card) return <ChatCardRow card={card} />
  return <BubbleText text={content} />
}

const Uploads = observer(function Uploads({ chat }: { readonly chat: ChatStore }) {
  const { pictures } = chat.writing
  return (
    <>
      {pictures.rows.map(({ id, state }) => (
        <Bubble
          key={id}
          side="own"
          writer="You"
          controls={
            state.step === 'failed' ? (
              <FailedControls
                onRetry={state.canRetry ? () => pictures.retry(id) : null}
                onDelete={() => pictures.remove(id)}
              />
            ) : null
          }
        >
          <BubbleText text={state.step === 'failed' ? state.text : 'Picture on its way'} />
        </Bubble>
      ))}
      {pictures.notice === null ? null : <p className="udesk-notice">{pictures.notice}</p>}
    </>
  )
})

const Closed = observer(function Closed({ stores, onSurvey, onOpenChat, onAssistant }: ChatRoomProps) {
  const { chat } = stores
  return (
    <div className="udesk-closed">
      {chat.canSurvey ? (
        <Button isWide onTap={onSurvey}>
          Rate this chat
        </Button>
      ) : null}
      <Button kind="secondary" isWide onTap={onAssistant}>
        Back to the assistant
      </Button>
      <Button kind="ghost" isWide isLoading={chat.isBusy} onTap={onOpenChat}>
        Start another chat
      </Button>
    </div>
  )
})

import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { readSupportAddress } from '@/domain/support/address'
import { dialogText } from '@/domain/support/dialog-text'
import { personDetail, personLabel } from '@/domain/support/person-text'
import { whenActive } from '@/platform/boot'
import { back, replaceQuery } from '@/platform/navigation'
import { usePageHide, usePageShow, useRouteParams } from '@/platform/page'
import { copyAndReport } from '@/shell/copy'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useChanged } from '@/shell/use-changed'
import { useRoot } from '@/stores/app/context'
import type { ShownTurn } from '@/stores/support/assistant'
import { createSupport, type SupportStores } from '@/stores/support/create-support'
import { ActionSheet } from '@/widgets/action-sheet'
import { Composer } from '@/widgets/composer'
import { Layer } from '@/widgets/layer'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { AssistantRoom, Notes } from './assistant-room'
import type { TurnActions } from './assistant-turn'
import { ChatRoom } from './chat-room'
import { LazyAbout, LazyArticle, LazyDialogs, LazyReason, LazySend, LazySurvey } from './lazy-sheets'
import { SupportView } from './view'
import './style.scss'

/** What is open over the page. */
type OpenSheet = 'menu' | 'dialogs' | 'survey' | 'attach' | 'about' | { readonly reasonOf: ShownTurn } | null

/** The stores, bound to what happens to the page and to who is signed in. */
function useSupport(): SupportStores {
  const root = useRoot()
  const params: Readonly<Record<string, string | undefined>> = useRouteParams('support')
  const [stores] = useState(() => createSupport(root, readSupportAddress(params), replaceQuery))
  const hasOtherUser = useChanged(() => root.session.uid ?? '')
  const { assistant, help, chat } = stores
  useEffect(
    () =>
      whenActive(() => {
        void assistant.start()
        void help.start()
      }),
    [assistant, help],
  )
  usePageShow(() => {
    chat.start()
    if (hasOtherUser()) void assistant.start()
    else assistant.resume()
  })
  usePageHide(() => {
    chat.stop()
    assistant.leave()
  })
  useEffect(() => () => chat.stop(), [chat])
  return stores
}

function useActions(stores: SupportStores, open: (sheet: OpenSheet) => void): TurnActions {
  const { assistant, help, door } = stores
  return {
    onRetry: (turn) => void assistant.retry(turn),
    onMore: (turn) => void assistant.loadMore(turn),
    onRate: (turn, feedback) => {
      void assistant.rate(turn, feedback)
      if (feedback === 'down') open({ reasonOf: turn })
    },
    onArticle: (articleId) => void help.open(articleId),
    onTip: (text) => void assistant.send(text),
    onPerson: () => {
      door.enter('person')
      void openChat(stores)
    },
    onSignIn: assistant.signInFor,
  }
}

/** Opens a chat that knows the dialog with the assistant. */
const openChat = ({ chat, assistant, door }: SupportStores) =>
  chat.open({ ...(assistant.dialogId === '' ? {} : { dialogId: assistant.dialogId }), origin: door.origin })

const Bar = observer(function Bar({ stores, onSend }: { readonly stores: SupportStores; readonly onSend: () => void }) {
  const { door, assistant, chat } = stores
  if (door.room === 'assistant')
    return (
      <div className="udesk-bar">
        <Layer>
          <Notes stores={stores} />
        </Layer>
        <Composer
          text={assistant.text}
          label="Ask the AI assistant"
          canSend={assistant.canSend}
          onText={assistant.type}
          onSend={() => void assistant.send()}
          onStop={assistant.running ? () => void assistant.stop() : undefined}
        />
      </div>
    )
  return (
    <div className="udesk-bar">
      <Composer
        text={chat.writing.text}
        label="Write to our team"
        canSend={chat.writing.canSend}
        onText={chat.writing.type}
        onSend={chat.writing.send}
        onMore={onSend}
      />
    </div>
  )
})

const menuOf = ({ door, assistant, chat }: SupportStores) =>
  door.room === 'assistant'
    ? [
        { key: 'new', name: 'New conversation' },
        { key: 'dialogs', name: 'Your conversations' },
        ...(assistant.turns.length > 0 ? [{ key: 'take', name: 'Copy this conversation' }] : []),
        { key: 'about', name: 'About the assistant' },
      ]
    : [
        ...(chat.isRunning ? [{ key: 'close', name: 'End this chat' }] : []),
        { key: 'about', name: 'About the assistant' },
      ]

interface SheetsProps {
  readonly stores: SupportStores
  readonly sheet: OpenSheet
  readonly open: (sheet: OpenSheet) => void
}

const Sheets = observer(function Sheets({ stores, sheet, open }: SheetsProps) {
  const { toast } = useRoot()
  const { assistant, chat, help } = stores
  const close = () => open(null)
  const pick = (key: string) => {
    close()
    if (key === 'dialogs' || key === 'about') open(key)
    if (key === 'new') void assistant.begin()
    if (key === 'close') void chat.close()
    if (key === 'take') void copyAndReport(toast, dialogText(assistant.title, assistant.turns), 'Conversation')
  }
  return (
    <Layer>
      <ActionSheet isOpen={sheet === 'menu'} label="More" actions={menuOf(stores)} onPick={pick} onClose={close} />
      <PopupLayer>{sheet === 'dialogs' ? <LazyDialogs stores={stores} onClose={close} /> : null}</PopupLayer>
      <PopupLayer>{sheet === 'about' ? <LazyAbout stores={stores} onClose={close} /> : null}</PopupLayer>
      <PopupLayer>{sheet === 'survey' ? <LazySurvey stores={stores} onClose={close} /> : null}</PopupLayer>
      <PopupLayer>{sheet === 'attach' ? <LazySend stores={stores} onClose={close} /> : null}</PopupLayer>
      <PopupLayer>
        {typeof sheet === 'object' && sheet !== null ? (
          <LazyReason stores={stores} turn={sheet.reasonOf} onClose={close} />
        ) : null}
      </PopupLayer>
      <PopupLayer>{help.openId === null ? null : <LazyArticle stores={stores} onClose={help.close} />}</PopupLayer>
    </Layer>
  )
})

/** Customer support: the assistant and the chat with a person. */
const Support = observer(function Support() {
  const stores = useSupport()
  const [sheet, open] = useState<OpenSheet>(null)
  const actions = useActions(stores, open)
  const { door, chat } = stores
  const isAssistant = door.room === 'assistant'
  useEffect(() => {
    chat.look(!isAssistant)
  }, [chat, isAssistant])
  return (
    <Page route="support">
      <SupportView
        room={door.room}
        label={isAssistant ? 'AI assistant – a program, not a person' : personLabel(chat.session)}
        detail={isAssistant ? '' : personDetail(chat.session, chat.loading.hours)}
        unread={isAssistant ? chat.unread : 0}
        bottomBar={isAssistant || chat.isRunning ? <Bar stores={stores} onSend={() => open('attach')} /> : null}
        sheets={<Sheets stores={stores} sheet={sheet} open={open} />}
        onBack={back}
        onRoom={door.enter}
        onMenu={() => open('menu')}
      >
        {isAssistant ? (
          <AssistantRoom stores={stores} actions={actions} />
        ) : (
          <ChatRoom
            stores={stores}
            onOpenChat={() => void openChat(stores)}
            onSurvey={() => open('survey')}
            onAssistant={() => door.enter('assistant')}
          />
        )}
      </SupportView>
    </Page>
  )
})

export default withBoundary(Support)

import type { ReactNode } from 'react'
import type { SupportRoom } from '@/domain/support/address'
import { Icon } from '@/widgets/icon'
import { Screen } from '@/widgets/screen'
import { END_ID } from './scroll-down'

/** Customer support, around its two rooms. */
export interface SupportViewProps {
  readonly room: SupportRoom
  /** Who replies, in a line that stays in sight: an AI, or a person. */
  readonly label: string
  readonly detail: string
  /** Messages of the person that were not seen. */
  readonly unread: number
  readonly children: ReactNode
  readonly bottomBar: ReactNode
  readonly sheets: ReactNode
  readonly onBack: () => void
  readonly onRoom: (room: SupportRoom) => void
  readonly onMenu: () => void
}

/** The page of customer support: an assistant that replies at once, and people. */
export function SupportView(props: SupportViewProps) {
  const { room, label, detail, unread, onRoom } = props
  return (
    <Screen
      title="Customer Support"
      className="udesk"
      onBack={props.onBack}
      actions={
        <button type="button" className="udesk-menu" aria-label="More" onClick={props.onMenu}>
          <Icon name="ellipsis" size={20} />
        </button>
      }
      bottomBar={props.bottomBar}
    >
      <div className="udesk-head">
        <div className="udesk-rooms" role="group" aria-label="Who replies">
          <RoomButton name="Assistant" isOn={room === 'assistant'} onTap={() => onRoom('assistant')} />
          <RoomButton
            name={unread > 0 ? `Person (${unread})` : 'Person'}
            isOn={room === 'person'}
            onTap={() => onRoom('person')}
          />
        </div>
        <p className="udesk-label">
          <Icon name={room === 'assistant' ? 'bot' : 'headset'} size={16} />
          <span className="udesk-label-text">{label}</span>
        </p>
        {detail === '' ? null : <p className="udesk-detail">{detail}</p>}
      </div>
      {props.children}
      <div id={END_ID} className="udesk-end" />
      {props.sheets}
    </Screen>
  )
}

interface RoomButtonProps {
  readonly name: string
  readonly isOn: boolean
  readonly onTap: () => void
}

function RoomButton({ name, isOn, onTap }: RoomButtonProps) {
  return (
    <button
      type="button"
      className={isOn ? 'udesk-room udesk-room-on' : 'udesk-room'}
      aria-pressed={isOn}
      onClick={onTap}
    >
      {name}
    </button>
  )
}

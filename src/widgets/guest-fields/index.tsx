import { nameHint } from '@/domain/account/contact'
import { Icon } from '../icon'
import { TextField } from '../text-field'
import './style.scss'

/** A lead guest's name and its error. */
export interface GuestFieldProps {
  /** Index of the guest's room, from 0. */
  readonly room: number
  readonly label: string
  readonly name: string
  readonly fault: string | null
  readonly needsLatin: boolean
  readonly maxLength: number
  readonly onName: (name: string) => void
}

/** The name field of a room's lead guest. */
export function GuestField({ room, label, name, fault, needsLatin, maxLength, onName }: GuestFieldProps) {
  return (
    <TextField
      id={`guest-${room + 1}`}
      label={label}
      value={name}
      error={fault}
      hint={nameHint(name, needsLatin)}
      {...(room === 0 ? { autoComplete: 'name' } : {})}
      maxLength={maxLength}
      isRequired
      onChange={onName}
    />
  )
}

/** Opens the saved travelers. */
export function TravelersButton({ onTravelers }: { readonly onTravelers: () => void }) {
  return (
    <button type="button" className="travelers-button" aria-haspopup="dialog" onClick={onTravelers}>
      <Icon name="users" size={20} />
      <span className="travelers-button-text">Choose from travelers</span>
    </button>
  )
}

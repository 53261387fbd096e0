import type { IconName } from '@/theme/icon-names'
import { FormField } from '../form-field'
import { Icon } from '../icon'
import { formatBirthdayInFull } from '@/domain/days/format-day'
import { travelerEnglishText as notes, travelerText as words } from '@/domain/text/traveler-text'
import { idTypeName } from '@/domain/account/id-number'
import { retainsStoredNumber, type TravelerFault } from '@/domain/account/traveler-form'
import { Button } from '../button'
import { TextField } from '../text-field'
import type { TravelerFormProps } from './props'
import type { FormOverlay } from './overlays'

interface OpenerFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly icon: IconName
  readonly error?: string | null
  readonly errorText?: string | null
  readonly onOpen: () => void
}

/** A field whose value is chosen in a sheet. */
function OpenerField({ id, label, value, placeholder = '', icon, error, errorText, onOpen }: OpenerFieldProps) {
  return (
    <FormField id={id} label={label} error={error} errorText={errorText}>
      <button
        id={id}
        type="button"
        className="trav-opener"
        aria-label={`${label}: ${value || placeholder}`}
        aria-haspopup="dialog"
        aria-describedby={error ? `${id}-note` : undefined}
        onClick={onOpen}
      >
        <span className={value ? 'trav-opener-text' : 'trav-opener-text trav-opener-empty'}>
          {value || placeholder}
        </span>
        <Icon name={icon} size={20} className="trav-opener-icon" />
      </button>
    </FormField>
  )
}

interface FormProps extends TravelerFormProps {
  readonly onOpen: (overlay: FormOverlay) => void
}

interface FieldFault {
  readonly error: string | null
  readonly errorText: string | null
}

/** Hint shown while an unsupported foreign number is typed, which cannot be saved. */
const overseasHint = (tel: string): string | undefined =>
  /^\s*(\+(?!86)|00(?!86))\d/.test(tel.normalize('NFKC')) ? notes.overseasTel : undefined

/** Name, document, its number, birthday where required, and phone; Delete for a saved traveler. */
export function TravelerForm(props: FormProps) {
  const { shown, state, actions, onOpen } = props
  const { name, idType, birthday, tel } = shown.form
  const faultAt = (field: TravelerFault['field']) =>
    shown.fault?.field === field
      ? { error: shown.fault.message, errorText: shown.fault.englishText }
      : { error: null, errorText: null }
  return (
    <>
      <TextField
        id="traveler-name"
        label="Name"
        value={name}
        {...faultAt('name')}
        hint="As in the document"
        autoComplete="name"
        maxLength={80}
        isRequired
        onChange={(written) => actions.write({ name: written })}
      />
      <OpenerField
        id="traveler-id-type"
        label="ID type"
        value={nameOf(props, idType)}
        icon="chevron-down"
        onOpen={() => onOpen('idType')}
      />
      <NumberField {...props} {...faultAt('idNo')} />
      {birthday === null ? null : (
        <OpenerField
          id="traveler-birthday"
          label="Birthday"
          value={birthday && formatBirthdayInFull(birthday)}
          placeholder="Choose a date"
          icon="calendar-days"
          {...faultAt('birthday')}
          onOpen={() => onOpen('birthday')}
        />
      )}
      <TextField
        id="traveler-tel"
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={tel}
        {...faultAt('tel')}
        hint={overseasHint(tel)}
        maxLength={30}
        isRequired
        onChange={(written) => actions.write({ tel: written })}
      />
      {shown.view === 'edit' ? (
        <Button kind="danger" isWide isDisabled={state.busy !== null} onTap={actions.promptDelete}>
          {words.delete}
        </Button>
      ) : null}
    </>
  )
}

/** A document that is no longer offered retains the name it was saved under. */
function nameOf({ state: { idTypes }, saved }: FormProps, idType: string): string {
  const known = idTypes.find((one) => one.idType === idType)
  return known?.idTypeName ?? (saved?.idType === idType ? saved.idTypeName : idTypeName(idType))
}

function NumberField({ shown, saved, error, errorText, actions }: TravelerFormProps & FieldFault) {
  const retainsNumber = retainsStoredNumber(saved, shown.form)
  return (
    <TextField
      id="traveler-id-no"
      label="ID number"
      value={shown.form.idNo}
      error={error}
      errorText={errorText}
      {...(retainsNumber ? { hint: 'Leave it empty to keep the saved number', placeholder: saved?.idNo ?? '' } : {})}
      autoComplete="off"
      maxLength={40}
      isRequired={!retainsNumber}
      onChange={(idNo) => actions.write({ idNo })}
    />
  )
}

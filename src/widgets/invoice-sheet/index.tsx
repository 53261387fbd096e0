import type { BillingAddress } from '@/contract/document'
import type { FailureView } from '@/domain/failure'
import type { InvoiceFault, InvoiceForm } from '@/domain/orders/invoice'
import { Button } from '../button'
import { ChoiceChips } from '../choice-chips'
import { TextField } from '../text-field'
import { FormSheet } from '../form-sheet'

/** The form for an order's invoice. */
export interface InvoiceSheetProps {
  /** What the invoice is over, with its currency. */
  readonly amountText: string
  readonly addresses: readonly BillingAddress[]
  readonly fields: InvoiceForm
  /** The first fault; null where there is none, or nothing was sent yet. */
  readonly fault: InvoiceFault | null
  readonly failure: FailureView | null
  readonly saves: boolean
  readonly isSending: boolean
  readonly isDeleting: boolean
  readonly onChoose: (addressId: string) => void
  readonly onDelete: (addressId: string) => void
  readonly onWrite: (part: Partial<InvoiceForm>) => void
  readonly onToggleSaves: () => void
  readonly onSend: () => void
  readonly onClose: () => void
}

const kinds = [
  { value: 'person', label: 'Person' },
  { value: 'company', label: 'Company' },
] as const

/** Whom the invoice is made out to, and where the e-mail about it goes. */
export function InvoiceSheet(props: InvoiceSheetProps) {
  const { amountText, failure, saves, isSending, onSend, onClose } = props
  const frame = { failure, isSending, onSend, onClose }
  return (
    <FormSheet title="Request an invoice" sendText={`Request for ${amountText}`} {...frame}>
      <SavedAddresses {...props} />
      <InvoiceFields {...props} />
      <ChoiceChips
        label="Next time"
        options={[{ value: 'save', label: 'Save this address' }]}
        selected={saves ? ['save'] : []}
        onToggle={props.onToggleSaves}
      />
    </FormSheet>
  )
}

const isSame = (address: BillingAddress, { title, taxNumber }: InvoiceForm) =>
  address.title === title && address.taxNumber === taxNumber

/** The saved addresses; the one that fills the form can be deleted. */
function SavedAddresses({ addresses, fields, isDeleting, onChoose, onDelete }: InvoiceSheetProps) {
  if (addresses.length === 0) return null
  const chosen = addresses.filter((address) => isSame(address, fields))
  return (
    <>
      <ChoiceChips
        label="Saved addresses"
        options={addresses.map(({ id, title }) => ({ value: id, label: title }))}
        selected={chosen.map(({ id }) => id)}
        onToggle={onChoose}
      />
      {chosen.map(({ id, title }) => (
        <Button
          key={id}
          kind="ghost"
          size="small"
          isLoading={isDeleting}
          label={`Delete the saved address of ${title}`}
          onTap={() => onDelete(id)}
        >
          Delete this address
        </Button>
      ))}
    </>
  )
}

/** Kind, title, tax number, address and e-mail. */
function InvoiceFields({ fields, fault, onWrite }: Pick<InvoiceSheetProps, 'fields' | 'fault' | 'onWrite'>) {
  const { kind, title, taxNumber, address, email } = fields
  const errorAt = (field: keyof InvoiceForm) => (fault?.field === field ? fault.message : null)
  return (
    <>
      <ChoiceChips
        label="The invoice is for a"
        options={kinds}
        selected={[kind]}
        onToggle={(chosen) => onWrite({ kind: chosen })}
      />
      <TextField
        id="invoice-title"
        label={kind === 'company' ? 'Name of the company' : 'Name'}
        autoComplete={kind === 'company' ? 'organization' : 'name'}
        value={title}
        error={errorAt('title')}
        isRequired
        onChange={(typed) => onWrite({ title: typed })}
      />
      <TextField
        id="invoice-tax-number"
        label={kind === 'company' ? 'Tax number' : 'Tax number, if you have one'}
        autoComplete="off"
        value={taxNumber}
        error={errorAt('taxNumber')}
        maxLength={40}
        isRequired={kind === 'company'}
        onChange={(typed) => onWrite({ taxNumber: typed })}
      />
      <TextField
        id="invoice-address"
        label="Address"
        autoComplete="street-address"
        value={address}
        error={errorAt('address')}
        maxLength={400}
        isLong
        onChange={(typed) => onWrite({ address: typed })}
      />
      <TextField
        id="invoice-email"
        label="E-mail"
        hint="We write to it when the invoice is ready"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        error={errorAt('email')}
        maxLength={254}
        isRequired
        onChange={(typed) => onWrite({ email: typed })}
      />
    </>
  )
}

import type { CouponSubmitPage } from '@/contract/coupon-order'
import type { ContactFields as Contact } from '@/domain/booking/booking-form'
import { countOf } from '@/domain/text/phrases'
import type { PurchaseFaults, PurchaseForm } from '@/domain/vouchers/purchase-form'
import type { Timers } from '@/domain/app/timers'
import { codedAmount } from '@/domain/money/amount-text'
import { ContactFields } from '@/widgets/contact-fields'
import { FactList } from '@/widgets/fact-list'
import { OptionRow } from '@/widgets/option-row'
import { RecipientFields } from '@/widgets/recipient-fields'
import { Stepper } from '@/widgets/stepper'
import { TextField } from '@/widgets/text-field'
import { BulletList } from '@/widgets/bullet-list'
import { BlockFault, FormBlock } from '@/widgets/form-block'

/** How many are bought, with what stands in the way of more. */
export interface QuantityBlockProps {
  readonly page: CouponSubmitPage
  readonly notice: string | null
  readonly isLocked: boolean
  readonly timers: Pick<Timers, 'after'>
  /** Resolves with whether as many can be bought. */
  readonly onQuantity: (quantity: number) => Promise<boolean>
  readonly onStop: (bound: 'min' | 'max') => void
}

/** The stepper, bound by stock and limit; the server decides on every step. */
export function QuantityBlock({ page, notice, isLocked, timers, onQuantity, onStop }: QuantityBlockProps) {
  return (
    <FormBlock label="Quantity">
      <div className="buy-quantity">
        <h2 className="buy-quantity-head">Quantity</h2>
        <Stepper
          label="Vouchers"
          value={page.quantity}
          min={page.product.minQuantity}
          max={Math.max(page.product.minQuantity, page.mostQuantity)}
          isDisabled={isLocked}
          canType
          timers={timers}
          beforeUpdate={onQuantity}
          onChange={nothing}
          onStop={onStop}
        />
      </div>
      {notice === null ? null : (
        <p className="buy-notice" role="status">
          {notice}
        </p>
      )}
    </FormBlock>
  )
}

// The page follows the server's number, which the veto has brought.
const nothing = () => {}

/** What is written, and what is wrong with it. */
interface FormBlockProps {
  readonly form: PurchaseForm
  /** Null until the buyer has tried to submit. */
  readonly faults: PurchaseFaults | null
  readonly onWrite: (part: Partial<PurchaseForm>) => void
}

/** Who buys. */
export function BuyerBlock(props: FormBlockProps & { readonly onContact: (contact: Partial<Contact>) => void }) {
  const { form, faults, onWrite, onContact } = props
  return (
    <FormBlock title="Contact">
      <TextField
        id="buyer"
        label="Name"
        autoComplete="name"
        value={form.name}
        error={faults?.name ?? null}
        maxLength={80}
        isRequired
        onChange={(name) => onWrite({ name })}
      />
      <ContactFields
        contact={form.contact}
        faults={faults}
        emailHint="News about your vouchers goes here"
        onContact={onContact}
      />
    </FormBlock>
  )
}

/** Whether the vouchers are a gift, and for whom. */
export function GiftBlock({ form, faults, onWrite }: FormBlockProps) {
  return (
    <FormBlock label="Gift">
      <OptionRow
        kind="checkbox"
        isOn={form.isGift}
        title="Give them to somebody"
        detail="Once they are paid, we send an e-mail with which the vouchers can be claimed"
        isDisabled={false}
        onTap={() => onWrite({ isGift: !form.isGift })}
      />
      {form.isGift ? (
        <div className="buy-gift">
          <RecipientFields
            email={form.giftEmail}
            message={form.giftMessage}
            fault={faults?.giftEmail ?? null}
            onWrite={({ email, message }) =>
              onWrite({
                ...(email !== undefined && { giftEmail: email }),
                ...(message !== undefined && { giftMessage: message }),
              })
            }
          />
        </div>
      ) : null}
    </FormBlock>
  )
}

/** What it comes to, in the currency that is charged. */
export function BillBlock({ page }: { readonly page: CouponSubmitPage }) {
  const { product, quantity, unitAmount, currencyCode, currencySymbol } = page
  const isForeign = product.currencyCode !== currencyCode
  return (
    <FormBlock title="Price">
      <FactList
        facts={[
          { label: countOf(quantity, 'voucher'), value: `${quantity} × ${currencySymbol} ${unitAmount}` },
          { label: 'Total', value: codedAmount(page) },
        ]}
      />
      <p className="buy-note">Taxes included. Paid in full at the next step.</p>
      {isForeign ? (
        <p className="buy-note">
          {`You are charged in ${currencyCode}. One voucher is about ${codedAmount(product)}.`}
        </p>
      ) : null}
    </FormBlock>
  )
}

/** The terms in plain lines, and the box to agree to them. */
export function TermsBlock({ page, form, faults, onWrite }: FormBlockProps & { readonly page: CouponSubmitPage }) {
  const more = [page.withdrawalText, page.longRefundText].filter((text) => text !== null)
  return (
    <FormBlock title="Terms">
      <div className="buy-terms">
        <BulletList lines={[...page.product.termsLines.map(({ text }) => text), ...more]} />
      </div>
      <div id="terms" tabIndex={-1}>
        <OptionRow
          kind="checkbox"
          isOn={form.acceptsTerms}
          title="I agree to these terms"
          detail="They are kept with your order as they are now"
          isDisabled={false}
          onTap={() => onWrite({ acceptsTerms: !form.acceptsTerms })}
        />
      </div>
      <BlockFault text={faults?.terms ?? null} />
    </FormBlock>
  )
}

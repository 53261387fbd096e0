import type { BookInfo } from '@/contract/appointment'
import type { FailureView } from '@/domain/failure'
import { countOf } from '@/domain/text/phrases'
import { type AppointmentForm, proposedText } from '@/domain/vouchers/appointment-form'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { OptionRow } from '@/widgets/option-row'
import { PickField } from '@/widgets/pick-field'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton } from '@/widgets/skeleton'
import { TextField } from '@/widgets/text-field'
import { BlockFault, FormBlock } from '@/widgets/form-block'

/** What the page that proposes days shows and does. */
export interface AppointmentViewProps {
  readonly isSignedIn: boolean
  /** Null until it is read. */
  readonly info: BookInfo | null
  readonly failure: FailureView | null
  /** Whether no appointment can be made with the voucher now, for the reason in the failure. */
  readonly isRefused: boolean
  readonly form: AppointmentForm
  /** Why the days were not sent, in a sentence. */
  readonly fault: string | null
  readonly isSending: boolean
  readonly onHotel: (hotelId: string) => void
  readonly onDays: () => void
  readonly onMessage: (message: string) => void
  readonly onSend: () => void
  readonly onWallet: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
  readonly onBack: () => void
}

type WithInfo = AppointmentViewProps & { readonly info: BookInfo }

/** Make an appointment: where, on which days, and what the hotel should know. */
export function AppointmentView(props: AppointmentViewProps) {
  const { isSignedIn, info, isRefused, onBack } = props
  const bar = isSignedIn && info && !isRefused ? <SendBar {...props} /> : undefined
  return (
    <Screen title="Make an Appointment" onBack={onBack} bottomBar={bar}>
      <Content {...props} />
    </Screen>
  )
}

function SendBar({ form, isSending, onSend, onDays }: AppointmentViewProps) {
  const hasDays = form.days.length > 0
  return (
    <BottomBar>
      <Button isWide isGuarded={hasDays} isLoading={isSending} onTap={hasDays ? onSend : onDays}>
        {hasDays ? `Propose ${countOf(form.days.length, 'day')}` : 'Choose your days'}
      </Button>
    </BottomBar>
  )
}

function Content(props: AppointmentViewProps) {
  const { isSignedIn, info, failure, isRefused, onSignIn, onRetry, onWallet } = props
  if (!isSignedIn) {
    const action = { text: 'Sign in', onTap: onSignIn }
    return <EmptyState icon="ticket" text="Sign in to make an appointment with your voucher." action={action} />
  }
  if (isRefused && failure)
    return (
      <ResultHero kind="closed" title="No appointment can be made now" text={failure.message}>
        <Button isWide onTap={onWallet}>
          See your vouchers
        </Button>
      </ResultHero>
    )
  if (!info) return failure ? <ErrorState {...failure} onRetry={onRetry} /> : <RowsSkeleton count={3} />
  return <Form {...props} info={info} />
}

function Form({ info, form, fault, isSending, onHotel, onDays, onMessage }: WithInfo) {
  const { name, nights, hotels, mostDays } = info
  const [only] = hotels
  return (
    <div className="appointment">
      <FormBlock label="Your voucher">
        <h2 className="appointment-name">{name}</h2>
        {nights > 1 ? <p className="appointment-line">{`For ${countOf(nights, 'night')} from the day`}</p> : null}
        {hotels.length === 1 && only ? <p className="appointment-line">{`${only.name}, ${only.cityName}`}</p> : null}
      </FormBlock>
      {hotels.length > 1 ? (
        <FormBlock label="Hotel" title="Where">
          <div role="radiogroup" aria-label="Hotel">
            {hotels.map((hotel) => (
              <OptionRow
                key={hotel.hotelId}
                kind="radio"
                isOn={hotel.hotelId === form.hotelId}
                title={hotel.name}
                detail={hotel.cityName}
                isDisabled={isSending}
                onTap={() => onHotel(hotel.hotelId)}
              />
            ))}
          </div>
        </FormBlock>
      ) : null}
      <FormBlock label="Days" title="When">
        <PickField
          id="appointment-days"
          label={`Up to ${countOf(mostDays, 'day')} that suit you`}
          value={form.days.length === 0 ? null : proposedText(form.days)}
          placeholder="Choose your days"
          onOpen={onDays}
        />
        <p className="appointment-line">The hotel confirms one of them or writes why it cannot. You get an e-mail.</p>
        <TextField
          id="appointment-note"
          label="Note to the hotel"
          hint="If there is anything it should know"
          value={form.message}
          maxLength={500}
          isLong
          onChange={onMessage}
        />
        <BlockFault text={fault} />
      </FormBlock>
    </div>
  )
}

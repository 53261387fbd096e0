import { useState } from 'react'
import type { AccountCodeStep } from '@/domain/account/account-code'
import type { SessionFacts } from '@/domain/account/sessions'
import { accountText } from '@/domain/account/account-text'
import { AccountCodeSheet } from '@/widgets/account-code-sheet'
import { Button } from '@/widgets/button'
import { SessionsSheet } from '@/widgets/sessions-sheet'
import { VipSheet, type VipSheetProps } from '@/widgets/vip-sheet'
import { doNothing } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const sessions: readonly SessionFacts[] = [
  {
    id: 's1',
    kind: 'phone',
    name: 'Safari on iPhone',
    use: 'Active now · France',
    since: 'Signed in on Sun 1 Nov',
    isThis: true,
  },
  {
    id: 's2',
    kind: 'computer',
    name: 'Samsung Internet on Android tablet',
    use: 'Used 3 hours ago · Hong Kong SAR China',
    since: 'Signed in on Fri 6 Nov',
    isThis: false,
  },
]

const stays = [
  {
    orderid: 'o1',
    orderNo: 'SL1',
    kind: 'hotel' as const,
    hotelName: 'Harbour House',
    dates: 'Tue 1 Dec – Thu 3 Dec',
    statusText: 'Confirmed',
  },
]

const steps: readonly (readonly [
  name: string,
  words: 'delete' | 'export',
  step: AccountCodeStep,
  fault: string | null,
])[] = [
  ['what deleting means', 'delete', { state: 'asking' }, null],
  ['bookings are in the way', 'delete', { state: 'refused', stays }, null],
  ['a code was sent', 'delete', { state: 'code', sentTo: 'a***@example.com' }, null],
  ['a wrong code', 'export', { state: 'code', sentTo: 'a***@example.com' }, 'That code is not right.'],
  ['it is done', 'delete', { state: 'done', outcome: accountText.goodbye }, null],
]

const vipStates: readonly (readonly [name: string, progress: VipSheetProps['progress']])[] = [
  ['VIP prices for a visitor', null],
  ['one stay of three', { isVip: false, until: null, stays: 1, toGo: 2, by: '2027-11-09' }],
  ['a VIP', { isVip: true, until: '2027-11-09', stays: 2, toGo: 1, by: '2027-10-10' }],
]

function Show() {
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {steps.map(([name, textKey, step, codeFault]) => (
        <GalleryState key={name} name={name}>
          <Button kind="secondary" onTap={() => setOpen(name)}>{`Open: ${name}`}</Button>
          <AccountCodeSheet
            isOpen={open === name}
            isDangerous={textKey === 'delete'}
            text={accountText[textKey]}
            step={step}
            code={codeFault === null ? '' : '123456'}
            codeFault={codeFault}
            isBusy={false}
            secondsToResend={42}
            hrefOfStay={({ orderid }) => `/order/hotel/detail/${orderid}`}
            onStay={doNothing}
            onSend={doNothing}
            onCode={doNothing}
            onConfirm={doNothing}
            onDone={close}
            onClose={close}
          />
        </GalleryState>
      ))}
      {vipStates.map(([name, progress]) => (
        <GalleryState key={name} name={name}>
          <Button kind="secondary" onTap={() => setOpen(name)}>{`Open: ${name}`}</Button>
          {open === name ? (
            <VipSheet
              isSignedIn={progress !== null}
              progress={progress}
              failure={null}
              onSignIn={close}
              onRetry={doNothing}
              onClose={close}
            />
          ) : null}
        </GalleryState>
      ))}
      <GalleryState name="signed-in devices">
        <Button kind="secondary" onTap={() => setOpen('devices')}>
          Open: signed-in devices
        </Button>
        <SessionsSheet
          isOpen={open === 'devices'}
          sessions={sessions}
          failure={null}
          ending={null}
          onEnd={doNothing}
          onEndOthers={doNothing}
          onRetry={doNothing}
          onClose={close}
        />
      </GalleryState>
    </>
  )
}

/** The sheets of the account in the gallery. */
export const accountSheetsSection: GallerySection = { key: 'account-sheets', title: 'Account sheets', Show }

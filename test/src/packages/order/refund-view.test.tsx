import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { EMPTY_REFUND_FORM } from '@/domain/orders/refund-form'
import { OrderBrief } from '@/packages/order/pages/refund/order-brief'
import { FilesBlock, type FilesBlockProps } from '@/packages/order/pages/refund/files-block'
import { Applied, type AppliedKind, NothingToCancel } from '@/packages/order/pages/refund/outcome'
import { RefundPrompt } from '@/packages/order/pages/refund/prompt'
import { QuoteBlock, RoomsBlock } from '@/packages/order/pages/refund/quote-block'
import { ReasonBlock, WayBlock } from '@/packages/order/pages/refund/reason-block'
import { RefundPageView, type RefundPageViewProps } from '@/packages/order/pages/refund/view'
import { hotelOrderWith } from '../../../support/client/order-facts'
import { feeQuoteWith, quoteWith, refundWith } from '../../../support/client/refund-facts'

const nothing = () => {}
const ownTime = (instant: string) => `own ${instant}`
const pageText = () => document.body.textContent ?? ''

describe('the page', () => {
  const page = (change: Partial<RefundPageViewProps>) => (
    <RefundPageView
      face="waiting"
      failure={null}
      order={<p>the order</p>}
      quote={<p>the quote</p>}
      reason={<p>the reason</p>}
      files={<p>the files</p>}
      way={<p>the way</p>}
      ending={<p>the ending</p>}
      bottomBar={<p>the bar</p>}
      onBack={nothing}
      onSignIn={nothing}
      onRetry={nothing}
      {...change}
    />
  )
  const show = (change: Partial<RefundPageViewProps>) => render(page(change))

  test.each([
    ['waiting', ['the order', 'the reason', 'the files'], ['the quote', 'the way', 'the bar']],
    ['form', ['the order', 'the quote', 'the reason', 'the files', 'the way', 'the bar'], ['the ending']],
    ['over', ['the ending'], ['the quote', 'the bar', 'the order', 'the reason']],
    ['visitor', ['Sign in to cancel this booking.'], ['the order', 'the bar']],
  ] as const)('%s', (face, shown, hidden) => {
    show({ face })
    for (const text of shown) expect(pageText()).toContain(text)
    for (const text of hidden) expect(pageText()).not.toContain(text)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hotel Refund')
  })

  test('a field that is being typed in stays when the quote arrives', () => {
    const reason = <input aria-label="Message" />
    const { rerender } = show({ reason })
    const field = screen.getByLabelText('Message')
    field.focus()
    rerender(page({ face: 'form', reason }))
    expect(document.activeElement).toBe(field)
  })

  test('a failure can be retried', () => {
    const onRetry = jest.fn()
    show({ face: 'failed', failure: { message: 'No connection.', requestId: null }, onRetry })
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

test('the order in brief names what is left', () => {
  render(<OrderBrief order={hotelOrderWith({ roomCount: 1 })} />)
  for (const text of ['Garden House', '1 room', 'Booking number SL100']) expect(pageText()).toContain(text)
})

test('rooms that are left are check-boxes with their guests and refunds', () => {
  const onToggle = jest.fn()
  render(<RoomsBlock quote={quoteWith()} chosen={[1]} isDisabled={false} onToggle={onToggle} />)
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map((box) => [box.textContent, box.getAttribute('aria-checked')])).toEqual([
    ['Room 1, Guest 1CNY ¥ 1,000 back', 'false'],
    ['Room 2, Guest 2CNY ¥ 1,000 back', 'true'],
  ])
  for (const box of boxes) fireEvent.click(box)
  expect(onToggle.mock.calls).toEqual([[0], [1]])
})

test('a single room is no choice', () => {
  const quote = quoteWith({ rooms: quoteWith().rooms.slice(0, 1) })
  render(<RoomsBlock quote={quote} chosen={[0]} isDisabled={false} onToggle={nothing} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the quote names fee, refund, rule, next tier with its countdown, and destination', () => {
  render(<QuoteBlock quote={quoteWith()} tierSecondsLeft={7200} hasChanged={false} isLoading={false} />)
  for (const text of ['CNY ¥ 2,000', 'Free', quoteWith().tierText, quoteWith().nextTierText ?? '', '2:00:00'])
    expect(pageText()).toContain(text)
  expect(pageText()).toContain(quoteWith().destinationText)
  expect(pageText()).not.toContain('The sums have changed')
})

test('sums that changed are announced', () => {
  render(<QuoteBlock quote={feeQuoteWith()} tierSecondsLeft={null} hasChanged isLoading={false} />)
  expect(screen.getByRole('status').textContent).toContain('The sums have changed.')
  expect(pageText()).toContain('CNY ¥ 500')
  expect(screen.queryByRole('timer')).toBeNull()
})

test('one reason at a time, with a message, and what is missing', () => {
  const onReason = jest.fn()
  const onMessage = jest.fn()
  const form = { ...EMPTY_REFUND_FORM, reason: 'illness' as const }
  render(<ReasonBlock form={form} fault="Please choose a reason." onReason={onReason} onMessage={onMessage} />)
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Illness')
  expect(screen.getByRole('alert').textContent).toBe('Please choose a reason.')
  fireEvent.click(screen.getByRole('button', { name: 'Another reason' }))
  fireEvent.click(screen.getByRole('button', { name: 'Illness' }))
  fireEvent.input(screen.getByLabelText('Message to the hotel'), { target: { value: 'Words' } })
  expect(onReason.mock.calls).toEqual([['other'], [null]])
  expect(onMessage).toHaveBeenCalledWith('Words')
})

describe('files', () => {
  const rows: FilesBlockProps['rows'] = [
    { id: 1, name: 'note.pdf', sizeBytes: 1_500_000, sending: { step: 'sent', fileId: 'f1' } },
    { id: 2, name: 'fever.jpg', sizeBytes: 20_000, sending: { step: 'sending', percent: 40 } },
    {
      id: 3,
      name: 'lost.jpg',
      sizeBytes: null,
      sending: { step: 'failed', message: 'No connection.', canRetry: true },
    },
    { id: 4, name: 'huge.pdf', sizeBytes: null, sending: { step: 'failed', message: 'Too large.', canRetry: false } },
  ]
  const showFiles = (change: Partial<FilesBlockProps> = {}) => {
    const on = { onAdd: jest.fn(), onRetry: jest.fn(), onRemove: jest.fn() }
    const still = { rows, sources: ['any'], proof: null, notice: null, fault: null, isDisabled: false } as const
    render(<FilesBlock {...still} {...on} {...change} />)
    return on
  }

  test('are shown with size, progress, or what went wrong, and can be sent again and removed', () => {
    const { onRetry, onRemove } = showFiles()
    expect(pageText()).toContain('Added, 1.4 MB')
    expect(screen.getByRole('progressbar', { name: 'Sending fever.jpg' }).getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['No connection.', 'Too large.'])
    expect(screen.queryByRole('button', { name: 'Try huge.pdf again' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try lost.jpg again' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove huge.pdf' }))
    expect([onRetry.mock.calls, onRemove.mock.calls]).toEqual([[[3]], [[4]]])
  })

  test.each([
    [['any'], 'PDFs or pictures, up to 5 files', ['Add files']],
    [['picture', 'pdf'], 'PDFs or pictures, up to 5 files', ['Add pictures', 'Add a PDF']],
    [['picture'], 'A PDF can be added in a browser', ['Add pictures']],
  ] as const)('of a host with %j', (sources, text, buttons) => {
    const { onAdd } = showFiles({ rows: [], sources })
    expect(pageText()).toContain(text)
    for (const name of buttons) fireEvent.click(screen.getByRole('button', { name }))
    expect(onAdd.mock.calls).toEqual(sources.map((source) => [source]))
  })

  test('that are needed are named, with what is missing', () => {
    showFiles({ rows: [], proof: 'a doctor’s note', fault: 'Please add a doctor’s note.' })
    expect(pageText()).toContain('The hotel needs a doctor’s note.')
    expect(screen.getByRole('alert').textContent).toBe('Please add a doctor’s note.')
  })

  test('are five at most, and stand still while a request is on its way', () => {
    const five = [1, 2, 3, 4, 5].map((id) => ({ ...rows[0]!, id }))
    const { onRemove } = showFiles({ rows: five, isDisabled: true })
    expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull()
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!)
    expect(onRemove).not.toHaveBeenCalled()
  })
})

test('the two ways to go on are one choice', () => {
  const onWaiver = jest.fn()
  render(<WayBlock quote={feeQuoteWith()} wantsWaiver={false} onWaiver={onWaiver} />)
  expect(screen.getByRole('radio', { checked: true }).textContent).toContain('Cancel now')
  fireEvent.click(screen.getByRole('radio', { name: /^Ask the hotel/ }))
  expect(onWaiver).toHaveBeenCalledWith(true)
})

test.each([
  ['free', quoteWith(), false, 'Cancel this booking?', 'You get CNY ¥ 2,000 back.'],
  ['some rooms', quoteWith({ isWhole: false }), false, 'Cancel 2 rooms?', 'You get CNY ¥ 2,000 back.'],
  ['with a fee', feeQuoteWith(), false, 'Cancel this booking?', 'CNY ¥ 1,500 back. CNY ¥ 500 is not refunded.'],
  [
    'nothing back',
    feeQuoteWith({ refundMinor: 0, feeAmount: '2,000' }),
    false,
    'Cancel this booking?',
    'CNY ¥ 2,000 is not refunded, so you get nothing back.',
  ],
  ['waiver', feeQuoteWith(), true, 'Ask the hotel to waive the fee?', 'We ask the hotel to give CNY ¥ 500 back too.'],
])('the dialog repeats the sums: %s', (_what, quote, isWaiver, title, text) => {
  const onConfirm = jest.fn()
  render(<RefundPrompt application={{ quote, isWaiver }} onConfirm={onConfirm} onClose={nothing} />)
  const dialog = screen.getByRole('alertdialog', { name: title })
  expect(dialog.textContent).toContain(text)
})

test.each<[AppliedKind, boolean, string]>([
  ['whole', true, 'Booking cancelled'],
  ['rooms', true, 'Rooms cancelled'],
  ['waiver', false, 'We asked the hotel'],
  ['whole', false, 'Nothing is refunded.'],
])('what was done: %s, refund %s', (kind, hasRefund, text) => {
  const onViewOrder = jest.fn()
  render(<Applied kind={kind} refund={hasRefund ? refundWith() : null} ownTime={ownTime} onViewOrder={onViewOrder} />)
  expect(pageText()).toContain(text)
  expect(pageText().includes('Your refund')).toBe(hasRefund)
  fireEvent.click(screen.getByRole('button', { name: 'View booking' }))
  expect(onViewOrder).toHaveBeenCalledTimes(1)
})

test.each([
  ['SUBMITTED', false, 'We e-mail you when your refund has been sent.'],
  ['SUCCESS', false, 'Your refund was sent.'],
  ['FAILED', true, 'Please name an account for it on the booking’s page.'],
] as const)('what is said of a refund that is %s', (status, needsAccount, text) => {
  const refund = refundWith({ status, needsAccount })
  render(<Applied kind="whole" refund={refund} ownTime={ownTime} onViewOrder={nothing} />)
  expect(pageText()).toContain(text)
})

test.each([
  ['CANCEL_APPLIED', 'We asked the hotel to waive its fee.'],
  ['TO_PAY', 'This booking is not paid yet.'],
  ['COMPLETED', 'This booking can’t be cancelled any more.'],
] as const)('nothing to cancel: %s', (status, text) => {
  render(
    <NothingToCancel
      order={hotelOrderWith({ status, refunds: [refundWith()] })}
      ownTime={ownTime}
      onViewOrder={nothing}
    />,
  )
  expect(pageText()).toContain(text)
  expect(pageText()).toContain('own 2026-11-20T08:01:00.000Z')
})

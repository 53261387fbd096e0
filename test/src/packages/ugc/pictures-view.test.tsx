import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { EMPTY_REPORT, reportFaults } from '@/domain/reviews/report-text'
import { PicturesView, type PicturesViewProps } from '@/packages/ugc/pages/pictures/view'
import { PictureViewer } from '@/widgets/picture-viewer'
import { ReportSheet, type ReportSheetProps } from '@/widgets/report-sheet'
import { listedPicture } from '../../../support/client/review-facts'

const nothing = () => {}
const pageText = () => document.body.textContent ?? ''
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('pictures', () => {
  const show = (change: Partial<PicturesViewProps> = {}) => {
    const spies = { onCategory: jest.fn(), onPicture: jest.fn(), onRetry: jest.fn() }
    render(
      <PicturesView
        name="Garden House"
        categories={[
          { key: 'all', name: 'All', count: 14 },
          { key: 'room r1', name: 'Garden Twin', count: 4 },
        ]}
        category="all"
        pictures={Array.from({ length: 14 }, (_, index) => listedPicture(`p${index}`))}
        failure={null}
        status="end"
        viewer={null}
        goods={{ text: 'See the hotel', href: '/hotel/detail/h1', onOpen: nothing }}
        onBack={nothing}
        {...spies}
        {...change}
      />,
    )
    return spies
  }

  test('open by their position, over all parts of the grid', () => {
    const { onPicture } = show()
    fireEvent.click(button('Picture 14: Caption p13'))
    expect(onPicture).toHaveBeenCalledWith(13)
  })

  test('have tabs whose keys may contain spaces', () => {
    const { onCategory } = show()
    fireEvent.click(screen.getByRole('tab', { name: /Garden Twin/ }))
    expect(onCategory).toHaveBeenCalledWith('room r1')
  })

  test('are on their way, missing, or failed', () => {
    show({ pictures: [], status: 'loading' })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    show({ pictures: [] })
    expect(pageText()).toContain('There are no pictures yet.')
    const { onRetry } = show({ pictures: [], status: 'error', failure: { message: 'No.', requestId: null } })
    fireEvent.click(button('Retry'))
    expect(onRetry).toHaveBeenCalled()
  })
})

describe('the viewer', () => {
  const show = (index: number) => {
    const spies = { onIndex: jest.fn(), onClose: jest.fn(), onOpen: jest.fn() }
    const pictures = Array.from({ length: 40 }, (_, at) => ({
      picture: listedPicture(`p${at}`).picture,
      caption: `Caption ${at}`,
      source: 'The hotel',
      link: { text: 'See the review', href: '/ugc/comment/hotel/h1/c1', onOpen: spies.onOpen },
    }))
    render(<PictureViewer name="Garden House" pictures={pictures} count={60} index={index} {...spies} />)
    return spies
  }

  test('renders the open picture and its neighbors alone', () => {
    show(10)
    expect(document.querySelectorAll('.viewer-slide')).toHaveLength(3)
    expect(pageText()).toContain('11 / 60')
    expect(pageText()).toContain('Caption 10')
  })

  test('is turned by arrows and keys, and never beyond what is loaded', () => {
    const { onIndex } = show(39)
    const dialog = screen.getByRole('dialog')
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
    fireEvent.keyDown(dialog, { key: 'Home' })
    fireEvent.click(button('Previous picture'))
    expect(onIndex.mock.calls).toEqual([[38], [0], [38]])
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
  })

  test('zooms by button and key, closes by Escape, and leads to the review', () => {
    const { onClose, onOpen } = show(0)
    fireEvent.click(button('Zoom in'))
    expect(button('Zoom out')).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: '0' })
    expect(button('Zoom in')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'See the review' }))
    expect(onOpen).toHaveBeenCalled()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(onClose).toHaveBeenCalled()
  })
})

describe('a report', () => {
  const receipt = {
    receipt: 'abcdefghijklmnopqrstu',
    state: 'upheld',
    outcome: 'It was removed.',
    reportedAt: '2026-11-25T08:00:00.000Z',
  } as const
  const show = (change: Partial<ReportSheetProps> = {}) => {
    const spies = { onWrite: jest.fn(), onSend: jest.fn() }
    render(
      <ReportSheet
        what="comment"
        fields={EMPTY_REPORT}
        faults={null}
        failure={null}
        isSending={false}
        receipt={null}
        reports={[]}
        onClose={nothing}
        {...spies}
        {...change}
      />,
    )
    return spies
  }

  test('has reasons, and is sent', () => {
    const { onWrite, onSend } = show()
    fireEvent.click(screen.getByRole('radio', { name: /^Fake/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /good faith/ }))
    fireEvent.click(button('Send report'))
    expect(onWrite.mock.calls).toEqual([[{ reason: 'fake' }], [{ isGoodFaith: true }]])
    expect(onSend).toHaveBeenCalled()
  })

  test('needs a name, but not for abuse of children', () => {
    show({ faults: reportFaults(EMPTY_REPORT) })
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(3)
    expect(screen.getByLabelText('Your name')).toBeTruthy()
  })

  test('of child abuse has no fields for a name', () => {
    show({ fields: { ...EMPTY_REPORT, reason: 'child_abuse' } })
    expect(screen.queryByLabelText('Your name')).toBeNull()
  })

  test('shows its receipt and what became of earlier ones', () => {
    const { reportedAt } = receipt
    show({ receipt, reports: [{ receipt: receipt.receipt, bizType: 'comment', reportedAt, reply: receipt }] })
    expect(screen.getByRole('status').textContent).toContain(receipt.receipt)
    expect(screen.getByRole('region', { name: 'Your reports' }).textContent).toContain('It was removed.')
  })
})

import { useState } from 'react'
import { ActionSheet, type ActionSheetProps } from '@/widgets/action-sheet'
import { Button } from '@/widgets/button'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const states: readonly (readonly [name: string, props: Pick<ActionSheetProps, 'title' | 'description' | 'actions'>])[] =
  [
    [
      'plain',
      {
        actions: [
          { key: 'share', name: 'Share' },
          { key: 'copy', name: 'Copy the address' },
          { key: 'report', name: 'Report a fault' },
        ],
      },
    ],
    [
      'with title and details',
      {
        title: 'ID type',
        description: 'As on the document that you travel with.',
        actions: [
          { key: 'passport', name: 'Passport' },
          { key: 'id', name: 'ID card', subname: 'Residents of mainland China' },
          { key: 'permit', name: 'Home return permit', subname: 'Residents of Hong Kong and Macau' },
        ],
      },
    ],
    [
      'disabled, danger, loading',
      {
        title: 'This booking',
        actions: [
          { key: 'change', name: 'Change the dates', subname: 'Not with this package', isDisabled: true },
          { key: 'invoice', name: 'Ask for an invoice', isLoading: true },
          { key: 'calendar', name: 'Add to calendar' },
          { key: 'cancel', name: 'Cancel booking', isDanger: true },
        ],
      },
    ],
    [
      'long',
      {
        title: 'Arrival',
        actions: Array.from({ length: 20 }, (_, hour) => ({ key: `${hour}`, name: `${hour + 4}:00` })),
      },
    ],
  ]

function ActionState({ name, props }: { readonly name: string; readonly props: (typeof states)[number][1] }) {
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const pick = (key: string) => {
    setPicked(key)
    setOpen(false)
  }
  return (
    <GalleryState name={name}>
      <Button kind="secondary" onTap={() => setOpen(true)}>{`Open: ${name}`}</Button>
      <p className="gallery-text">{picked === null ? 'Nothing chosen yet.' : `Chosen: ${picked}`}</p>
      <ActionSheet isOpen={isOpen} {...props} onPick={pick} onClose={() => setOpen(false)} />
    </GalleryState>
  )
}

function Show() {
  return states.map(([name, props]) => <ActionState key={name} name={name} props={props} />)
}

/** Actions to choose one of. */
export const actionSheetSection: GallerySection = { key: 'action-sheet', title: 'Action sheet', Show }

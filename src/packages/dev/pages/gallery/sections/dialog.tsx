import { useState } from 'react'
import { Button } from '@/widgets/button'
import { Dialog, type DialogProps } from '@/widgets/dialog'
import { galleryTimers } from '../gallery-clock'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

type Close = () => void
type CreateProps = (close: Close) => Omit<DialogProps, 'isOpen' | 'onClose'>

const after = (waitMs: number, isGood: boolean) =>
  new Promise<void>((resolve, reject) => {
    galleryTimers.after(waitMs, () => (isGood ? resolve() : reject(new Error('refused'))))
  })

const states: readonly (readonly [name: string, createProps: CreateProps])[] = [
  [
    'one action',
    (close) => ({ title: 'This booking was not made', confirm: { text: 'Back to the form', onTap: close } }),
  ],
  [
    'two actions',
    (close) => ({
      title: 'Cancel this booking?',
      children: 'Your rooms go back on sale. Nothing has been paid, so nothing is charged.',
      confirm: { text: 'Cancel booking', kind: 'danger', onTap: close },
      cancel: { text: 'Keep it', onTap: close },
    }),
  ],
  [
    'three actions',
    (close) => ({
      title: 'Save your draft?',
      children: 'You have filled in half of the form.',
      confirm: { text: 'Save', onTap: close },
      other: { text: 'Leave without saving', onTap: close },
      cancel: { text: 'Go on writing', onTap: close },
    }),
  ],
  [
    'rich, with a cross',
    (close) => ({
      title: 'What the deposit is for',
      role: 'dialog',
      hasClose: true,
      children: (
        <ul>
          <li>It covers the minibar and the telephone.</li>
          <li>
            It is given back <strong>at check-out</strong>.
          </li>
        </ul>
      ),
      confirm: { text: 'Understood', onTap: close },
    }),
  ],
  [
    'an answer that takes its time',
    (close) => ({
      title: 'Delete this trip?',
      confirm: { text: 'Delete', kind: 'danger', onTap: () => after(1500, true).then(close) },
      cancel: { text: 'Keep', onTap: close },
    }),
  ],
  [
    'an answer that fails',
    (close) => ({
      title: 'Send the form?',
      children: 'It fails here, so that you can see the dialog stay.',
      confirm: { text: 'Send', onTap: () => after(800, false) },
      cancel: { text: 'Not now', onTap: close },
    }),
  ],
]

function DialogState({ name, createProps }: { readonly name: string; readonly createProps: CreateProps }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <GalleryState name={name}>
      <Button kind="secondary" onTap={() => setOpen(true)}>{`Open: ${name}`}</Button>
      <Dialog isOpen={isOpen} onClose={close} {...createProps(close)} />
    </GalleryState>
  )
}

function Show() {
  return states.map(([name, createProps]) => <DialogState key={name} name={name} createProps={createProps} />)
}

/** Dialogs with their actions. */
export const dialogSection: GallerySection = { key: 'dialog', title: 'Dialog', Show }

import { Dialog } from '@/widgets/dialog'

export interface DeletePromptProps {
  readonly title: string
  readonly text: string
  /** Deletes it, and shows what has failed. */
  readonly onDelete: () => Promise<unknown>
  readonly onClose: () => void
}

/** The prompt before something that one has written is deleted. */
export function DeletePrompt({ title, text, onDelete, onClose }: DeletePromptProps) {
  return (
    <Dialog
      isOpen
      title={title}
      confirm={{ text: 'Delete', kind: 'danger', onTap: () => onDelete().finally(onClose) }}
      cancel={{ text: 'Cancel', onTap: onClose }}
      onClose={onClose}
    >
      {text}
    </Dialog>
  )
}

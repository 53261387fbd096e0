import { failureOf } from '@/stores/app/failure-of'
import { useRoot } from '@/stores/app/context'
import { Dialog } from '@/widgets/dialog'

export interface DeletePromptProps {
  readonly title: string
  readonly text: string
  /** Shown when it is deleted; nothing is shown without it. */
  readonly doneText?: string
  /** Deletes it; the prompt shows why that failed. */
  readonly onDelete: () => Promise<unknown>
  readonly onClose: () => void
}

/** The prompt before something that one has written is deleted. */
export function DeletePrompt({ title, text, doneText, onDelete, onClose }: DeletePromptProps) {
  const { toast } = useRoot()
  const remove = async () => {
    const failure = await failureOf(onDelete())
    if (failure !== null) toast.show(failure, { type: 'fail' })
    else if (doneText) toast.show(doneText, { type: 'success' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={title}
      confirm={{ text: 'Delete', kind: 'danger', onTap: remove }}
      cancel={{ text: 'Cancel', onTap: onClose }}
      onClose={onClose}
    >
      {text}
    </Dialog>
  )
}

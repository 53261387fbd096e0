import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { deviceTime } from '@/platform/clock/device-time'
import { Button } from '@/widgets/button'
import { ListFooter, listFooterStatus } from '@/widgets/list-footer'
import { Sheet } from '@/widgets/sheet'
import { RowsSkeleton } from '@/widgets/skeleton'
import { TextField } from '@/widgets/text-field'
import type { SheetProps } from './sheets'

/** The conversations with the assistant: to open, rename or delete. */
export const DialogsSheet = observer(function DialogsSheet({ stores, onClose }: SheetProps) {
  const { dialogs, assistant } = stores
  const { items, status } = dialogs.list
  useEffect(() => void dialogs.list.restart(), [dialogs])
  const open = (dialogId: string) => {
    onClose()
    void assistant.open(dialogId)
  }
  const footStatus = listFooterStatus(status)
  return (
    <Sheet isOpen size="85" title="Your conversations" onNearEnd={() => void dialogs.list.loadMore()} onClose={onClose}>
      {items.map(({ dialogId, title, updatedAt }) => (
        <div key={dialogId} className="udesk-dialog">
          <button type="button" className="udesk-dialog-open" onClick={() => open(dialogId)}>
            <span className="udesk-dialog-title">{title}</span>
            <span className="udesk-dialog-when">{deviceTime(updatedAt)}</span>
          </button>
          <DialogControls stores={stores} dialogId={dialogId} title={title} />
        </div>
      ))}
      {dialogs.list.isBlank ? <RowsSkeleton count={3} /> : null}
      <ListFooter
        status={footStatus}
        onRetry={() => void dialogs.list.retry()}
        empty={
          footStatus === 'end' && items.length === 0
            ? { icon: 'message-circle', text: 'There are no conversations yet.' }
            : null
        }
      />
    </Sheet>
  )
})

interface DialogControlsProps extends Pick<SheetProps, 'stores'> {
  readonly dialogId: string
  readonly title: string
}

/** Renames or deletes one conversation, in its row. */
function DialogControls({ stores: { dialogs, assistant }, dialogId, title }: DialogControlsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const save = async (text: string) => {
    if (await dialogs.rename(dialogId, text)) {
      if (assistant.dialogId === dialogId) assistant.rename(text)
      setTyped(null)
    }
  }
  const remove = async () => {
    if ((await dialogs.remove(dialogId)) && assistant.dialogId === dialogId) await assistant.begin()
  }
  if (typed !== null)
    return (
      <div className="udesk-dialog-edit">
        <TextField id={`title-${dialogId}`} label="Title" value={typed} maxLength={80} onChange={setTyped} />
        <Button size="medium" isDisabled={typed.trim() === ''} onTap={() => void save(typed.trim())}>
          Save
        </Button>
      </div>
    )
  if (isDeleting)
    return (
      <div className="udesk-dialog-edit">
        <p className="udesk-small">Delete it with all that was written?</p>
        <Button kind="danger" size="medium" label={`Delete for good: ${title}`} onTap={() => void remove()}>
          Delete
        </Button>
        <Button kind="ghost" size="medium" onTap={() => setDeleting(false)}>
          Cancel
        </Button>
      </div>
    )
  return (
    <div className="udesk-dialog-controls">
      <Button kind="ghost" size="small" label={`Rename: ${title}`} onTap={() => setTyped(title)}>
        Rename
      </Button>
      <Button kind="ghost" size="small" label={`Delete: ${title}`} onTap={() => setDeleting(true)}>
        Delete
      </Button>
    </div>
  )
}

import { copyText } from '@/platform/share/clipboard'
import { useRoot } from '@/stores/app/context'
import type { ShownCode } from '@/stores/vouchers/voucher-code'
import { CodeSheet } from '@/widgets/code-sheet'

/** The code that is shown. */
export interface VoucherCodeLayerProps {
  readonly shown: ShownCode
  readonly onClose: () => void
}

/** A voucher's whole code over its page. */
export function VoucherCodeLayer({ shown, onClose }: VoucherCodeLayerProps) {
  const { toast } = useRoot()
  const { voucher, code, qrText } = shown
  const copy = async () => {
    if (await copyText(code)) toast.show('Code copied', { type: 'success' })
    else toast.show('This could not be copied', { type: 'fail' })
  }
  return (
    <CodeSheet
      name={voucher.name}
      code={code}
      qrText={qrText}
      validText={voucher.validText}
      onCopy={() => void copy()}
      onClose={onClose}
    />
  )
}

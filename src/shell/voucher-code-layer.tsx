import { useRoot } from '@/stores/app/context'
import type { ShownCode } from '@/stores/vouchers/voucher-code'
import { CodeSheet } from '@/widgets/code-sheet'
import { copyAndReport } from './copy'

/** The code that is shown. */
export interface VoucherCodeLayerProps {
  readonly shown: ShownCode
  readonly onClose: () => void
}

/** A voucher's whole code over its page. */
export function VoucherCodeLayer({ shown, onClose }: VoucherCodeLayerProps) {
  const { toast } = useRoot()
  const { voucher, code, qrText } = shown
  return (
    <CodeSheet
      name={voucher.name}
      code={code}
      qrText={qrText}
      validText={voucher.validText}
      onCopy={() => void copyAndReport(toast, code, 'Code')}
      onClose={onClose}
    />
  )
}

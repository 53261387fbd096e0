import { Button } from '../button'
import { QrCode } from '../qr-code'
import { Sheet } from '../sheet'
import './style.scss'

export interface CodeSheetProps {
  /** Whose code it is. */
  readonly name: string
  /** The whole code, e.g. K3QF-7M2P-XWDA-90TR. */
  readonly code: string
  /** What its QR code holds: proof that it is genuine, without the code. */
  readonly qrText: string
  readonly validText: string
  readonly onCopy: () => void
  readonly onClose: () => void
}

/** The whole code of a voucher, to read out, to copy and to scan. */
export function CodeSheet({ name, code, qrText, validText, onCopy, onClose }: CodeSheetProps) {
  return (
    <Sheet isOpen title={name} onClose={onClose}>
      <div className="code-sheet">
        <QrCode text={qrText} label={`QR code of the voucher ${name}`} />
        <p className="code-sheet-code">{code}</p>
        <p className="code-sheet-text">{validText}</p>
        <p className="code-sheet-text">Show it only where you use it: who has the code can use the voucher.</p>
        <Button kind="secondary" size="medium" onTap={onCopy}>
          Copy code
        </Button>
      </div>
    </Sheet>
  )
}

import { QrCode } from '@/widgets/qr-code'
import { Sheet } from '@/widgets/sheet'

/** The code with which a payment is made from another screen. */
export interface CodeSheetProps {
  readonly codeUrl: string
  /** The wallet whose app scans it. */
  readonly walletName: string
  readonly amountText: string
  readonly onClose: () => void
}

/** A code to scan with the app of a wallet; the page notices by itself when it is paid. */
export function CodeSheet({ codeUrl, walletName, amountText, onClose }: CodeSheetProps) {
  return (
    <Sheet isOpen title={`Pay with ${walletName}`} onClose={onClose}>
      <div className="pay-code">
        <QrCode text={codeUrl} label={`QR code to pay ${amountText} with ${walletName}`} />
        <p className="pay-code-amount">{amountText}</p>
        <p className="pay-code-text">
          Scan this code with {walletName} on your phone. This page shows the result as soon as it is paid.
        </p>
      </div>
    </Sheet>
  )
}

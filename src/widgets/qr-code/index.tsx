import createCode from 'qrcode-generator'
import { useMemo } from 'react'
import './style.scss'

export interface QrCodeProps {
  readonly text: string
  /** What the code stands for, for those who can't see it. */
  readonly label: string
}

/** Pixels of one module of the picture, which the page enlarges without smoothing. */
const MODULE_PX = 4

/** White modules around the code, as readers need them. */
const QUIET_MODULES = 4

/** A text as a QR code that stays readable with up to 15 per cent of it damaged, as the data address of a GIF. */
export function qrPicture(text: string): string {
  const code = createCode(0, 'M')
  code.addData(text)
  code.make()
  return code.createDataURL(MODULE_PX, MODULE_PX * QUIET_MODULES)
}

/** A text as a QR code: dark on white in both schemes, as readers expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const src = useMemo(() => qrPicture(text), [text])
  return <img className="qr" src={src} alt={label} width={240} height={240} />
}

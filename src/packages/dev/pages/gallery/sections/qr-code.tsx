import { QrCode } from '@/widgets/qr-code'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function Show() {
  return (
    <GalleryState name="confirmation number">
      <QrCode text="H640711877" label="QR code of H640711877" />
    </GalleryState>
  )
}

/** A number as a picture that a desk can scan. */
export const qrCodeSection: GallerySection = { key: 'qr-code', title: 'QR code', Show }

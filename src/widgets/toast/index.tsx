import './style.scss'

/** A short message over the page, announced to screen readers; the serial makes the same text count twice. */
export function ToastMessage({ toast }: { toast: { readonly text: string; readonly serial: number } | null }) {
  return (
    <div className="toast-place" role="status" aria-live="polite">
      {toast && (
        <div key={toast.serial} className="toast">
          {toast.text}
        </div>
      )}
    </div>
  )
}

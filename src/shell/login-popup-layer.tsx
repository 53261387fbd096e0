/** The login popup with its form. */
export function LoginPopupLayer() {
  return null
}

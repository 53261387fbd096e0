/** Which sheet is open over a booking: the card for the driver, the one for the desk, or the form for a refund's account. */
export type OrderSheet =
  | { readonly kind: 'taxi' }
  | { readonly kind: 'desk' }
  | { readonly kind: 'account'; readonly refundId: string }

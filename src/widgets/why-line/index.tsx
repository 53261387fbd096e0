import './style.scss'

/** Why a card is shown, in one line; nothing where there is no reason. */
export function WhyLine({ why }: { readonly why: string | undefined }) {
  return why ? <div className="why">{why}</div> : null
}

import { WebFrame } from '@/platform/web-frame'

/** The payment gateway inside a mini-program; the page below asks the server when this one is left. */
export default function Gateway() {
  return <WebFrame />
}

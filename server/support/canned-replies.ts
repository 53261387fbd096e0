/** A text that agents often send. */
export interface CannedText {
  readonly key: string
  readonly text: string
}

/** Texts that agents often send; each is true of every booking, whatever its terms. */
export const cannedReplies: readonly CannedText[] = [
  { key: 'greeting', text: 'Hello, thank you for waiting. How can I help?' },
  { key: 'moment', text: 'One moment, please. I am looking into it.' },
  { key: 'which_order', text: 'Which order is it about? You can send it here as a card, from "Bought".' },
  {
    key: 'cancel_where',
    text: 'You can cancel on the order’s own page. It shows what is paid back before you confirm.',
  },
  { key: 'hotel_asked', text: 'I have to check this with the hotel. I will write here as soon as I know more.' },
  { key: 'no_documents', text: 'Please do not send passwords, codes, card numbers or document numbers in this chat.' },
  { key: 'more', text: 'Is there anything else that I can do for you?' },
  { key: 'goodbye', text: 'Thank you for writing to us. When the chat has ended you can rate it.' },
]

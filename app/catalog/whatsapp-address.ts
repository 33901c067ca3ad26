/** Without a phone number in the URL, WhatsApp lets the visitor choose the recipient. */
export function whatsAppAddress(text: string) {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

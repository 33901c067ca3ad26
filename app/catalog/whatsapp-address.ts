/** Opens WhatsApp with this text and lets the visitor choose the recipient. */
export function whatsAppAddress(text: string) {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

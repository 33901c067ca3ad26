export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered, and two may be equal
  return paragraphs.map((paragraph, at) => <p key={at}>{paragraph}</p>)
}

export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places, and two may be the same
  return paragraphs.map((paragraph, at) => <p key={at}>{paragraph}</p>)
}

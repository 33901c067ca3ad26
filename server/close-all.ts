type Close = () => PromiseLike<unknown> | undefined

/** Closes one after the other, the rest too when one of them fails; then the first failure rises. */
export async function closeAll(...closers: Close[]) {
  const faults: unknown[] = []
  for (const close of closers) {
    try {
      await close()
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}

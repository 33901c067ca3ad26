/** Logs problems that the operator must see and visitors must not. */
export interface ProblemLog {
  error(details: object, words: string): void
}

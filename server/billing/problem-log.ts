export interface ProblemLog {
  error(details: object, words: string): void
}

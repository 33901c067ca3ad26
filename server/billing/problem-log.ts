/** For what somebody who runs the site must know and no visitor may. */
export interface ProblemLog {
  error(details: object, words: string): void
}

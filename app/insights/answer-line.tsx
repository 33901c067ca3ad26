import type { Answer } from './insight-answers.ts'

export function AnswerLine({ answer, more }: Answer) {
  return (
    <>
      <b className="interest-answer">{answer}</b> {more}
    </>
  )
}

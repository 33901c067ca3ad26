import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { say } from '#contract/enquiries/enquiries.messages.ts'

interface AboutProjectProps {
  form: RefObject<HTMLFormElement | null>
  /** What came back with the page, if the form had been posted without scripts. */
  kept: string | undefined
}

/**
 * Which project the enquiry is about, where the address names one. A cached page does not know the address's query, so
 * the project is looked up in the browser; a name that is not a project's is ignored.
 */
export function AboutProject({ form, kept = '' }: AboutProjectProps) {
  const [projectName, setProjectName] = useState(kept)
  const { search } = useLocation()

  useEffect(() => {
    const asked = new URLSearchParams(search).get('project')
    if (!asked) return setProjectName(kept)
    let isOver = false
    void findProject(asked).then((project) => {
      if (isOver || !project) return
      setProjectName(project.name)
      const interest = form.current?.elements.namedItem('interest')
      if (interest instanceof HTMLSelectElement && interest.value === '') choose(interest, project.categoryName)
    })
    return () => {
      isOver = true
    }
  }, [form, kept, search])

  if (projectName === '') return null
  return (
    <p className="field-full enquiry-about">
      <input type="hidden" name="projectName" value={projectName} />
      {say.aboutProject} <b>{projectName}</b>.{' '}
      <button type="button" className="link" onClick={() => setProjectName('')}>
        {say.aboutNone}
      </button>
    </p>
  )
}

async function findProject(name: string) {
  const [{ browserApi }, { listProjectNames }] = await Promise.all([
    import('../lib/browser-api.ts'),
    import('#contract/catalog/projects.endpoints.ts'),
  ])
  const answer = await browserApi(listProjectNames)
  const wanted = name.trim().toLowerCase()
  return answer.ok ? answer.data.find((project) => project.name.toLowerCase() === wanted) : undefined
}

function choose(select: HTMLSelectElement, value: string) {
  if (![...select.options].some((option) => option.value === value)) return
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

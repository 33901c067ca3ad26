import { Fragment } from 'react'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import './project-overview.css'

interface ProjectOverviewProps {
  name: string
  city: string
  overview: string
  description: string
  image: string
  claim: string | null
}

const LONGEST_HEADLINE = 140

export function ProjectOverview({ name, city, overview, description, image, claim }: ProjectOverviewProps) {
  const isHeadline = description.length > 0 && description.length <= LONGEST_HEADLINE
  return (
    <section id="overview" className="section" aria-labelledby="overview-title">
      <div className="wrap project-overview">
        <h2 id="overview-title">{isHeadline ? description : 'Overview'}</h2>
        <div className="project-overview-text">
          {!isHeadline && description && (
            <p className="lead">
              <Lines text={description} />
            </p>
          )}
          <p>
            <Lines text={overview} />
          </p>
        </div>
        <figure>
          <Picture
            src={assetAddress(UPLOAD_FOLDER.images, image)}
            alt={`${name} in ${city}${claim ? `. ${claim}` : ''}`}
            width={1112}
            height={892}
            sizes="(max-width: 599px) 140vw, 56vw"
          />
          <Plinth />
          {claim && <figcaption className="claim">{claim}</figcaption>}
        </figure>
      </div>
    </section>
  )
}

function Lines({ text }: { text: string }) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position in the text
    <Fragment key={index}>
      {index > 0 && <br />}
      <span className="project-overview-line">{line}</span>
    </Fragment>
  ))
}

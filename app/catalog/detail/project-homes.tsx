import { PageLink } from '../../ui/action/page-link.tsx'
import type { ProjectParts } from './load-project.ts'
import { thumbnailAddress } from './thumbnail-address.ts'
import { enquiryAddress, visitAddress } from './visit-address.ts'
import './project-homes.css'

type Homes = NonNullable<ProjectParts['homes']>

interface ProjectHomesProps {
  projectName: string
  homes: Homes
  plans: ProjectParts['plans']
}

/** CSS turns the rows into cards on narrow screens. */
export function ProjectHomes({ projectName, homes, plans }: ProjectHomesProps) {
  return (
    <section id="homes" className="section project-homes">
      <div className="wrap">
        <div className="homes-head">
          <h2>{homes.title}</h2>
          <p>{homes.lead}</p>
        </div>
        <table className="homes-table">
          <thead>
            <tr>
              {homes.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {homes.rows.map((home) => (
              <HomeRow
                key={home.id}
                projectName={projectName}
                home={home}
                plan={plans.find(({ id }) => id === home.planId)}
              />
            ))}
          </tbody>
        </table>
        {homes.all && (
          <a className="homes-all" href={homes.all.address}>
            {homes.all.label}
          </a>
        )}
        <p className="homes-note small muted">{homes.note}</p>
      </div>
    </section>
  )
}

interface HomeRowProps {
  projectName: string
  home: Homes['rows'][number]
  plan: ProjectParts['plans'][number] | undefined
}

/** CSS selects the cells by position, because class names on every row would enlarge the HTML. */
function HomeRow({ projectName, home, plan }: HomeRowProps) {
  const { name, available, total } = home
  return (
    <tr id={`unit-${home.id}`} className={available === 0 ? 'homes-gone' : undefined}>
      <td>
        {home.area}
        <small>{` sq ft, ${home.metres}`}</small>
      </td>
      <th scope="row">
        {name}
        {home.tower && <small>{home.tower}</small>}
        {home.balcony && <small>{home.balcony}</small>}
      </th>
      <td>
        {home.price}
        {home.priceNote && <small>{` ${home.priceNote}`}</small>}
      </td>
      <td>
        <i style={{ '--left': `${Math.ceil((available / total) * 100)}%` }} />
        <span>
          {available === 0 ? 'Sold out' : `${available} left`}
          <small>{` of ${total}`}</small>
        </span>
      </td>
      <td>{home.possession}</td>
      <td>
        {plan?.image && (
          <a href={`#plan-${plan.id}`}>
            <img src={thumbnailAddress(plan.image)} alt={`Plan of ${name}`} loading="lazy" />
          </a>
        )}
      </td>
      <td>
        {available > 0 ? (
          <>
            <PageLink to={enquiryAddress(projectName, name)}>Ask</PageLink>
            <PageLink to={visitAddress(projectName, name)}>Visit</PageLink>
          </>
        ) : (
          <a href="#follow">Tell me</a>
        )}
      </td>
    </tr>
  )
}

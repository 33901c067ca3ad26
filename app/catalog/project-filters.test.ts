import { expect, test } from 'vitest'
import type { ManagedProject } from '#contract/catalog/projects.schema.ts'
import { filterProjects } from './project-filters.ts'

const ALL = { category: '', status: '', shown: '', flag: '' }

const suncourt = aProject({ id: 1, categoryId: 1, status: 'Ongoing', isExclusive: true })
const arcade = aProject({ id: 2, categoryId: 2, status: 'New Launch', isNewLaunch: true, isActive: false })
const projects = [suncourt, arcade]

test('without a filter all projects are listed, hidden ones too', () => {
  expect(filterProjects(projects, ALL)).toEqual(projects)
})

test.for([
  [{ category: '2' }, [arcade]],
  [{ status: 'Ongoing' }, [suncourt]],
  [{ shown: 'yes' }, [suncourt]],
  [{ shown: 'no' }, [arcade]],
  [{ flag: 'isNewLaunch' }, [arcade]],
  [{ category: '2', flag: 'isExclusive' }, []],
  [{ shown: 'perhaps' }, []],
  [{ flag: 'id' }, []],
] as const)('%o leaves what fits all of it', ([filters, expected]) => {
  expect(filterProjects(projects, { ...ALL, ...filters })).toEqual(expected)
})

function aProject(given: Partial<ManagedProject>): ManagedProject {
  return {
    id: 1,
    name: 'Suncourt',
    address: 'Sector 12',
    reraNumber: 'DEMO-1',
    type: '3 BHK',
    categoryId: 1,
    categoryName: 'Residential',
    routingName: 'suncourt',
    bannerImage: 'banner.jpg',
    overview: '',
    video: null,
    city: 'Noida',
    state: 'Uttar Pradesh',
    image: 'card.jpg',
    imageColour: null,
    bannerColour: null,
    description: '',
    featureImage: null,
    featureTitle: null,
    status: 'Ongoing',
    isExclusive: false,
    isNewLaunch: false,
    isCompleted: false,
    isActive: true,
    ...given,
  }
}

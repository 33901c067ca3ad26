import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import {
  ListedProject,
  PROJECT_COLUMNS,
  ProjectChoice,
  ProjectChoices,
  ProjectCounts,
  ProjectListFilters,
} from './project-list.schema.ts'

export const searchProjects = endpoint({
  method: 'POST',
  path: '/Product/SearchProductList',
  access: EDITORS,
  changesData: false,
  body: pageRequest({
    columns: PROJECT_COLUMNS,
    filters: onTheWire(ProjectListFilters, {
      categoryId: 'categoryId',
      status: 'status',
      isShown: 'isShown',
      flag: 'flag',
    }),
  }),
  answer: enveloped(
    z.extend(
      pageOf(
        onTheWire(ListedProject, {
          id: 'id',
          name: 'productName',
          city: 'productCity',
          reraNumber: 'reraNo',
          categoryId: 'categoryId',
          categoryName: 'categoryName',
          image: 'productImage',
          imageColour: 'productImageColour',
          status: 'status',
          isExclusive: 'isExclusive',
          isNewLaunch: 'isNewLaunch',
          isCompleted: 'isCompleted',
          isActive: 'isActive',
          changedAt: 'changedAt',
          parts: 'parts',
          findings: 'findings',
        }),
      ),
      { overall: onTheWire(ProjectCounts, { all: 'all', shown: 'shown' }) },
    ),
  ),
})

export const getProjectChoices = endpoint({
  method: 'GET',
  path: '/Product/GetProductChoices',
  access: EDITORS,
  answer: enveloped(
    onTheWire(
      z.extend(ProjectChoices, {
        projects: z.array(onTheWire(ProjectChoice, { id: 'id', name: 'productName', isActive: 'isActive' })),
      }),
      { projects: 'productList', types: 'types', cities: 'cities', states: 'states' },
    ),
  ),
})

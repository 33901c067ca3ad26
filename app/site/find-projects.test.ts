import { expect, test } from 'vitest'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import { cutAtMatches, findProjects } from './find-projects.ts'

const projects = [
  project('Gomti Terraces', 'Lucknow', 'Residential', '3 BHK homes'),
  project('Kosi House', 'Gurugram', 'Residential'),
  project('Lucknow Central', 'Lucknow', 'Commercial'),
  project('New Lucknow Row', 'Noida', 'Commercial'),
]

test('finds a project by its name, city or category, ignoring case', () => {
  expect(names('kosi')).toEqual(['Kosi House'])
  expect(names('GURUGRAM')).toEqual(['Kosi House'])
  expect(names(' commerc ')).toEqual(['Lucknow Central', 'New Lucknow Row'])
})

test('finds a project by its type, ignoring case', () => {
  expect(names('3 bhk')).toEqual(['Gomti Terraces'])
  expect(names('home')).toEqual(['Gomti Terraces'])
})

test('lists names that start with the text first, then names that contain it, then projects in the city', () => {
  expect(names('lucknow')).toEqual(['Lucknow Central', 'New Lucknow Row', 'Gomti Terraces'])
})

test('finds nothing for a text of spaces or for a text that no project contains', () => {
  expect(names('  ')).toEqual([])
  expect(names('.*')).toEqual([])
})

test('splits the text at every match and keeps its letter case', () => {
  expect(cutAtMatches('Central Court, central', 'CENTRAL')).toEqual(['', 'Central', ' Court, ', 'central', ''])
  expect(cutAtMatches('Kosi House', 'x')).toEqual(['Kosi House'])
  expect(cutAtMatches('Kosi House', ' ')).toEqual(['Kosi House'])
})

function names(text: string) {
  return findProjects(projects, text).map(({ name }) => name)
}

function project(name: string, city: string, categoryName: string, type = 'Offices'): ProjectName {
  return { id: 1, name, routingName: name.toLowerCase(), categoryName, city, image: 'a.jpg', type }
}

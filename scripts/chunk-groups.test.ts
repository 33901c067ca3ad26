import { expect, test } from 'vitest'
import { createChunkGroups, filesOfLayouts, filesOfRoutes, iconsTaken, reachableFrom } from './chunk-groups.ts'

const isOffice = (id: string) => id.startsWith('admin/')

const routes = [
  { id: 'home', file: 'home.tsx' },
  { id: 'admin/login', file: 'login.tsx' },
  {
    file: 'shell.tsx',
    children: [{ file: 'boundary.tsx', children: [{ id: 'admin/dashboard', file: 'dashboard.tsx' }] }],
  },
  { file: 'site.tsx', children: [{ id: 'media', file: 'media.tsx' }] },
]

test('the files of the meant pages, and of layouts that hold nothing else', () => {
  expect([...filesOfRoutes(routes, isOffice)].sort()).toEqual([
    'boundary.tsx',
    'dashboard.tsx',
    'login.tsx',
    'shell.tsx',
  ])
})

test('the files of all layouts, the inner ones too', () => {
  expect(filesOfLayouts(routes)).toEqual(['shell.tsx', 'boundary.tsx', 'site.tsx'])
})

test('what a page imports is followed through circles', () => {
  const imports = new Map([
    ['page', ['table', 'button']],
    ['table', ['button', 'page']],
  ])

  expect([...reachableFrom('page', imports)]).toEqual(['page', 'table', 'button'])
})

test('of all icons a module takes those it names, whatever file their name stands for', () => {
  const taken = iconsTaken({
    code: `import { Menu as MenuIcon, Trash2 } from "lucide"; import { Link } from "react-router"`,
    barrel: '/modules/lucide.mjs',
    exports: `export { default as Menu } from './icons/menu.mjs';
      export { default as Trash, default as Trash2 } from './icons/trash.mjs';
      export { default as X } from './icons/x.mjs';`,
  })

  expect(taken).toEqual(['/modules/icons/menu.mjs', '/modules/icons/trash.mjs'])
})

test('what a page imports later travels apart, though a page of another side imports it at once', () => {
  const { plugin, groups } = createChunkGroups({
    frames: new Set(),
    sides: [
      { name: 'shared', leastPages: 2, isPage: (file) => file !== 'form.tsx' },
      { name: 'calls', leastPages: 1, laterOf: 'shared' },
      { name: 'form', leastPages: 2, isPage: () => true },
    ],
  })
  readModules(plugin, {
    '/app/home.tsx': { isEntry: true, importedIds: ['button', 'load'], dynamicallyImportedIds: ['load'] },
    '/app/list.tsx': { isEntry: true, importedIds: ['button'] },
    '/app/form.tsx': { isEntry: true, importedIds: ['field', 'schemas'] },
    load: { importedIds: ['schemas'], dynamicImporters: ['/app/home.tsx'] },
  })

  const groupOf = (id: string) => groups.find(({ test: takes }) => takes(id))?.name
  expect(groupOf('button')).toBe('shared')
  expect(groupOf('load')).toBe('calls')
  expect(groupOf('schemas')).toBe('calls')
  expect(groupOf('field')).toBeUndefined()
})

test('the styles of a part that another side uses, too, come with the shared ones; its script does not', () => {
  const { plugin, groups } = createChunkGroups({
    frames: new Set(),
    sides: [
      { name: 'shared', leastPages: 2, isPage: (file) => file !== 'form.tsx' },
      { name: 'form', leastPages: 2, isPage: () => true },
    ],
  })
  readModules(plugin, {
    '/app/home.tsx': { isEntry: true, importedIds: ['home.css', 'map', 'map.css'] },
    '/app/list.tsx': { isEntry: true, importedIds: [] },
    '/app/form.tsx': { isEntry: true, importedIds: ['map', 'map.css'] },
  })

  const groupOf = (id: string) => groups.find(({ test: takes }) => takes(id))?.name
  expect(groupOf('map.css')).toBe('shared')
  expect(groupOf('map')).not.toBe('shared')
  expect(groupOf('home.css')).toBeUndefined()
})

interface FakeModule {
  isEntry?: boolean
  importedIds: string[]
  dynamicallyImportedIds?: string[]
  dynamicImporters?: string[]
}

function readModules(plugin: ReturnType<typeof createChunkGroups>['plugin'], modules: Record<string, FakeModule>) {
  const bundler = {
    getModuleIds: () => Object.keys(modules),
    getModuleInfo: (id: string) => ({
      isEntry: false,
      dynamicallyImportedIds: [],
      dynamicImporters: [],
      ...modules[id],
    }),
  }
  if (typeof plugin.buildEnd === 'function') plugin.buildEnd.call(bundler as never)
}

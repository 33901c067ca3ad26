import { useState } from 'react'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import { Button } from '../../ui/action/button.tsx'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { RadioGroupField } from '../../ui/form/radio-group-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { TabLinks, Tabs } from '../../ui/layout/tabs.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { type SortOrder, Table } from '../../ui/table/table.tsx'
import { Part } from './looks.tsx'

type HouseProps = {
  name: string
  place: string
  fill: 0 | 45 | 75 | 100
  status: string
  picture: string | null
}

function House({ name, place, fill, status, picture }: HouseProps) {
  return (
    <a href="#card" className="parts-card">
      <figure className="picture-frame">
        <Picture src={picture} alt="" width={556} height={446} sizes="(min-width: 1000px) 30vw, 90vw" />
      </figure>
      <Plinth />
      <span className="parts-caption">
        <span className="serif">{name}</span>
        <StatusMark label={status} fill={fill} />
      </span>
      <span className="label">{place}</span>
    </a>
  )
}

const CARD_FOLDER = '/assets/images/ProjectImages/1730000000000_'

const HOUSES: HouseProps[] = [
  {
    name: 'Lotus Court',
    place: 'Sector 104, Gurugram',
    fill: 45,
    status: 'Under construction',
    picture: `${CARD_FOLDER}kosi-house-card.jpg`,
  },
  {
    name: 'Mill Yard',
    place: 'Sector 10, New Delhi',
    fill: 75,
    status: 'Nearing possession',
    picture: `${CARD_FOLDER}elite-one-card.jpg`,
  },
  {
    name: 'Palm Row',
    place: 'Sector 15, Noida',
    fill: 100,
    status: 'Ready to move',
    picture: `${CARD_FOLDER}canal-walk-card.jpg`,
  },
  { name: 'Hill View', place: 'No picture yet', fill: 0, status: 'New launch', picture: null },
  { name: 'Missing', place: 'Its file is gone', fill: 0, status: 'New launch', picture: `${CARD_FOLDER}gone.jpg` },
]

export function TabsAndCarousels() {
  const cards = HOUSES.map((house) => <House key={house.name} {...house} />)
  return (
    <Part title="Tabs and carousels">
      <TabLinks
        label="Categories"
        links={[
          { to: '#one', label: 'Residential', count: 12, isCurrent: true },
          { to: '#two', label: 'Commercial', count: 5, isCurrent: false },
        ]}
      />
      <Carousel
        {...CAROUSEL.projects}
        label="Projects"
        peek={0.2}
        hasPauseButton
        head={<h3>Three at a time, and a peek</h3>}
      >
        {cards}
      </Carousel>
      <div className="on-ink parts-ink">
        <Tabs
          label="Sheets"
          look="serif"
          tabs={[
            {
              id: 'parts-ground',
              label: 'Ground',
              panel: (
                <Carousel {...CAROUSEL.projectsByCategory} autoplayMs={null} label="Ground">
                  {cards}
                </Carousel>
              ),
            },
            { id: 'parts-first', label: 'First floor', panel: <p>The first floor.</p> },
            { id: 'parts-roof', label: 'Roof', panel: <p>The roof.</p> },
          ]}
        />
      </div>
    </Part>
  )
}

export function Tables() {
  const [sort, setSort] = useState<SortOrder>({ key: 'name', direction: 'ascending' })
  const [opened, setOpened] = useState<string | null>('Palm Row')
  const columns = [
    { key: 'name', header: 'Name', cell: (house: HouseProps) => house.name, isSortable: true },
    { key: 'place', header: 'Place', cell: (house: HouseProps) => house.place },
    { key: 'status', header: 'Status', cell: (house: HouseProps) => house.status, isSortable: true },
    { key: 'fill', header: 'Built', cell: (house: HouseProps) => `${house.fill} %`, isNumeric: true },
  ]
  const shell = { columns, rowKey: (house: HouseProps) => house.name }
  return (
    <Part title="Admin">
      <div data-app="admin" className="parts-admin">
        <Table
          {...shell}
          caption="Houses"
          rows={HOUSES.slice(0, 4)}
          sort={sort}
          onSort={setSort}
          onOpen={(house) => setOpened(house.name)}
          isSelected={(house) => house.name === opened}
        />
        <Table {...shell} caption="Houses on their way" rows={[]} isLoading loadingRows={2} />
        <Table {...shell} caption="No houses" rows={[]} empty="Nothing here yet." />
        <div className="field-grid parts-admin-form">
          <TextField label="Project name" name="adminName" defaultValue="Lotus Court" />
          <SelectField
            label="Category"
            name="adminCategory"
            placeholder="Choose"
            options={['One', 'Two']}
            error="Choose a category."
          />
          <RadioGroupField
            label="Size"
            name="adminSize"
            look="segments"
            options={['Small', 'Large']}
            defaultValue="Small"
          />
          <div className="parts-row">
            <Button>Submit</Button>
            <Button variant="ghost">Go Back</Button>
          </div>
        </div>
      </div>
    </Part>
  )
}

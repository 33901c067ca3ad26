import { sql } from 'drizzle-orm'
import { loadConfig } from '#server/config.ts'
import { type Data, openData } from '#server/data.ts'
import type { Bench } from './bench-context.ts'
import { openSite } from './site.ts'

interface Place {
  dataDir: string
  databaseUrl?: string
}

interface Amounts {
  projects: number
  /** Whether generated projects also have plans, images and all other parts. */
  withParts?: boolean
  /** Unit types of each generated project. */
  unitTypes?: number
  enquiries?: number
  appointments?: number
  mediaItems?: number
  leads?: number
  weeksOfInterest?: number
}

/**
 * Seeds the demo and adds generated rows. `projects` is the total including the demo; the other amounts are added to
 * the demo.
 */
export async function fill(bench: Bench, place: Place, amounts: Amounts) {
  const {
    projects,
    withParts = false,
    unitTypes = 0,
    enquiries = 0,
    appointments = 0,
    mediaItems = 0,
    leads = 0,
    weeksOfInterest = 0,
  } = amounts
  const site = await openSite(bench, place)
  await site.stop()

  const data = await openData(loadConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }))
  try {
    await inBatches(data, projects - (await countProjects(data)), projectsSql)
    if (withParts) for (const part of PARTS) await data.database.db.execute(sql.raw(partSql(part)))
    if (unitTypes > 0) await data.database.db.execute(sql.raw(unitTypesSql(unitTypes)))
    await inBatches(data, enquiries, enquiriesSql)
    await inBatches(data, appointments, appointmentsSql)
    await inBatches(data, mediaItems, mediaItemsSql)
    await inBatches(data, leads, leadsSql)
    await inBatches(data, weeksOfInterest, interestSql)
    await data.database.db.execute(sql`vacuum analyze`)
  } finally {
    await data.close()
  }
}

async function countProjects({ database }: Data) {
  const { rows } = (await database.db.execute(sql`select count(*)::int as count from projects`)) as {
    rows: { count: number }[]
  }
  return rows[0]?.count ?? 0
}

const BATCH = 1000

async function inBatches({ database }: Data, count: number, insert: (series: string) => string) {
  for (let from = 1; from <= count; from += BATCH) {
    const series = `generate_series(${from}, ${Math.min(count, from + BATCH - 1)}) i`
    await database.db.execute(sql.raw(insert(series)))
  }
}

/** Copies demo projects under unique names, so that their descriptions have a realistic length. */
const projectsSql = (series: string) => `
  insert into projects (name, address, rera_number, type, category_id, routing_name, banner_image, overview, video, city,
    state, image, description, status, is_exclusive, is_new_launch, is_completed, possession_date, sort_order)
  select p.name || ' ' || i, p.address, p.rera_number || '-' || i, p.type, p.category_id, p.routing_name || ' ' || i,
    p.banner_image, p.overview, p.video, p.city, p.state, p.image, p.description, p.status, p.is_exclusive,
    p.is_new_launch, p.is_completed, '2026-12-31'::date + i % 1500, 1000 + i
  from ${series}
  join (select *, row_number() over (order by id) - 1 as nth, count(*) over () as many from projects
        where deleted_at is null and sort_order < 1000) p on p.nth = i % p.many`

const PARTS = [
  { table: 'gallery_images', columns: 'image_category_id, image, sort_order' },
  { table: 'specifications', columns: 'name, image, summary, description, sort_order' },
  { table: 'plans', columns: 'kind_id, name, image, description, sort_order' },
  { table: 'documents', columns: 'type, file' },
  { table: 'locations', columns: 'map_url, title' },
  { table: 'perks', columns: 'name, distance, image' },
  { table: 'project_features', columns: 'feature_id' },
]

/** Each copy gets the parts of its original. */
const partSql = ({ table, columns }: (typeof PARTS)[number]) => `
  insert into ${table} (project_id, ${columns})
  select copy.id, ${columns.replaceAll(/\w+/g, 'part.$&')}
  from ${table} part
  join projects model on model.id = part.project_id and model.sort_order < 1000
  join projects copy on copy.sort_order > 1000 and copy.name = model.name || ' ' || (copy.sort_order - 1000)`

const KINDS = ['1 BHK', '2 BHK', '2.5 BHK', '3 BHK', '3.5 BHK', '4 BHK', 'Villa', 'Plot', 'Shop', 'Office']

/** A tenth is sold out, and a tenth has a price on request. */
const unitTypesSql = (perProject: number) => `
  insert into unit_types (project_id, name, kind, carpet_area_from, carpet_area_to, price_from, price_to, tower, total,
    available, sort_order)
  select p.id, 'Type ' || n, (array['${KINDS.join("', '")}'])[1 + (p.id + n * 3) % ${KINDS.length}], area, area + 20,
    price, price + 500000, 'Tower ' || n, 100, (p.id * 7 + n * 13) % 10 * 7, n
  from projects p
  cross join generate_series(1, ${perProject}) n
  cross join lateral (select 450 + (p.id * 37 + n * 411) % 3200 as area,
    case when (p.id + n) % 10 = 0 then null else 2500000 + (p.id * 91 + n * 733) % 900 * 50000 end as price) figures
  where p.sort_order > 1000`

const enquiriesSql = (series: string) => `
  insert into enquiries (name, email, country_code, mobile_number, interest, message, is_authorized, created_at)
  select (array['Ravi', 'asha', 'Meera', 'Vikram', 'Noor'])[1 + i % 5] || ' ' || md5(i::text),
    'visitor' || i || '@mail.example', '+91', (9800000000 + i)::text,
    (array['Residential', 'Commercial', 'IT SEZ'])[1 + i % 3],
    'Please call me about ' || md5((i * 7)::text) || ' and send the price list for tower ' || (i % 10) || '.',
    true, now() - i * interval '7 minutes'
  from ${series}`

const appointmentsSql = (series: string) => `
  insert into appointments (project_name, purpose, customer_type, tower, unit_number, time_slot, selected_date,
    mobile_number, email, created_at)
  select 'Project ' || (i % 28), (array['BBA', 'Payment', 'Visit', 'Site'])[1 + i % 4],
    (array['New', 'Existing'])[1 + i % 2], 'Sun ' || (1 + i % 10), (i % 2000)::text,
    (array['10-11 AM', '11-12', '12-1 PM', '1-2', '5-6 PM'])[1 + i % 5], '2026-01-01'::date + i % 600,
    (9800000000 + i)::text, 'visitor' || i || '@mail.example', now() - i * interval '7 minutes'
  from ${series}`

const mediaItemsSql = (series: string) => `
  insert into media_items (name, description, category_id, date)
  select (array['Handover', 'Award', 'opening', 'Report'])[1 + i % 4] || ' ' || md5(i::text),
    'Written for ' || md5((i * 7)::text) || ' in sector ' || (i % 200) || '.', 1 + i % 3, '2026-01-01'::date - i % 3650
  from ${series}`

const leadsSql = (series: string) => `
  with made as (
    insert into leads (name, phone, email, state, lost_reason, source, next_step, next_step_at, waiting_since, opened_at,
      created_at)
    select 'Lead ' || i || ' ' || (array['Sethi', 'Khan', 'Iyer', 'Gill', 'Nair'])[1 + i % 5], '+9157' || lpad(i::text, 8, '0'),
      'lead' || i || '@mail.example',
      case when i % 1000 = 0 then 'new'
        else (array['contacted', 'visitBooked', 'visited', 'negotiating', 'booked', 'lost', 'contacted'])[1 + i % 7] end,
      case when i % 1000 <> 0 and i % 7 = 5 then 'price' end, (array['enquiry', 'visit', 'import', 'walkIn'])[1 + i % 4],
      case when i % 3 = 0 then 'Call again' end, case when i % 3 = 0 then now() + (i % 400 - 200) * interval '1 hour' end,
      case when i % 1000 = 0 then now() - i % 50 * interval '1 hour' end, now(), now() - i * interval '5 minutes'
    from ${series}
    returning id, phone, created_at
  ), contacts as (
    insert into lead_contacts (lead_id, kind, value) select id, 'phone', phone from made
  ), asked as (
    insert into lead_projects (lead_id, project_name)
    select made.id, p.name from made
    join (select name, row_number() over (order by id) - 1 as nth, count(*) over () as many from projects) p
      on p.nth = made.id % p.many
  )
  insert into lead_events (lead_id, kind, at, text)
  select id, kind, created_at, 'Asked about the price' from made, (values ('note'), ('call')) kinds (kind)`

const interestSql = (series: string) => `
  insert into interest_counts (week, project_id, origin, views, shortlists, brochures)
  select date_trunc('week', now())::date - i * 7, p.id, origin, 5 + p.id % 40, p.id % 5, p.id % 3
  from ${series}
  cross join (select id from projects where deleted_at is null order by id limit 100) p
  cross join unnest(array['search', 'direct', 'social', 'whatsapp', 'portal', 'campaign:Diwali']) origin
  on conflict do nothing`

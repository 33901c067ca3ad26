import { useQueries } from '@tanstack/react-query'
import { Building2, CalendarDays, type IconNode, Inbox, Mail, Newspaper } from 'lucide'
import { useEffect, useState } from 'react'
import { searchAppointments } from '#contract/appointments/appointments.endpoints.ts'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { searchEnquiries } from '#contract/enquiries/enquiries.endpoints.ts'
import { searchMediaItems } from '#contract/media/media-list.endpoints.ts'
import { searchSubscribers } from '#contract/newsletter/newsletter.endpoints.ts'
import { EDITORS, isOneOf, SALES_STAFF, type StaffRole } from '#contract/wire/roles.ts'
import { pageRequestOf } from '../../lib/page-of.ts'
import { callOptions } from '../../lib/use-call.ts'
import { useDayText } from '../../ui/day.tsx'
import { screenGroupsFor } from './screens.ts'
import { staffRole } from './staff-guard.ts'

interface Result {
  id: string
  icon: IconNode
  name: string
  detail?: string | null
  to: string
}

export interface ResultGroup {
  title: string
  results: Result[]
}

const DEBOUNCE_MS = 250
const SHORTEST_SEARCH = 2
const MOST_PER_GROUP = 5

/** Screens match at once, records after the user stops typing. Includes only what the role may open. */
export function useCommandResults(text: string) {
  const role = staffRole()
  const dayText = useDayText()
  const isEditor = isOneOf(role, EDITORS)
  const query = useDebounced(text.trim())
  const isRecordSearch = query.length >= SHORTEST_SEARCH
  const isSalesSearch = isRecordSearch && isOneOf(role, SALES_STAFF)
  const view = { search: query, sort: null, page: 1, pageSize: 10 }
  const [projects, enquiries, appointments, subscribers, media] = useQueries({
    queries: [
      {
        ...callOptions([searchProjects, { body: pageRequestOf(view, ANY_PROJECT) }]),
        enabled: query !== '' && isEditor,
      },
      { ...callOptions([searchEnquiries, { body: pageRequestOf(view, ANY_ENQUIRY) }]), enabled: isSalesSearch },
      { ...callOptions([searchAppointments, { body: pageRequestOf(view, ANY_APPOINTMENT) }]), enabled: isSalesSearch },
      { ...callOptions([searchSubscribers, { body: pageRequestOf(view, ANY_SUBSCRIBER) }]), enabled: isSalesSearch },
      {
        ...callOptions([searchMediaItems, { body: pageRequestOf(view, ANY_MEDIA_ITEM) }]),
        enabled: isRecordSearch && isEditor,
      },
    ],
  })

  const groups: ResultGroup[] = [
    { title: 'Screens', results: matchingScreens(text, role) },
    {
      title: siteMessages.heading.projects,
      results: (query !== '' && query === text.trim() ? (projects.data?.rows ?? []) : [])
        .slice(0, MOST_PER_GROUP)
        .map(({ id, name, city }) => ({
          icon: Building2,
          id: `project-${id}`,
          name,
          detail: city,
          to: `/admin/editdetails/${id}`,
        })),
    },
  ]
  if (isRecordSearch && query === text.trim()) {
    groups.push(
      {
        title: adminMessages.sidebar.enquiries,
        results: (enquiries.data?.rows ?? []).slice(0, MOST_PER_GROUP).map(({ id, name, email }) => ({
          icon: Inbox,
          id: `enquiry-${id}`,
          name,
          detail: email,
          to: searchUrl('/admin/contactus', email),
        })),
      },
      {
        title: adminMessages.sidebar.appointments,
        results: (appointments.data?.rows ?? [])
          .slice(0, MOST_PER_GROUP)
          .map(({ id, projectName, selectedDate, email }) => ({
            icon: CalendarDays,
            id: `appointment-${id}`,
            name: email ?? projectName,
            detail: [email && projectName, selectedDate && dayText(selectedDate)].filter(Boolean).join(', '),
            to: searchUrl('/admin/appointment', email ?? projectName),
          })),
      },
      {
        title: adminMessages.sidebar.subscribers,
        results: (subscribers.data?.rows ?? []).slice(0, MOST_PER_GROUP).map(({ email }) => ({
          icon: Mail,
          id: `subscriber-${email}`,
          name: email,
          to: searchUrl('/admin/subscribe', email),
        })),
      },
      {
        title: adminMessages.sidebar.media,
        results: (media.data?.rows ?? []).slice(0, MOST_PER_GROUP).map(({ id, name, date }) => ({
          icon: Newspaper,
          id: `media-${id}`,
          name,
          detail: date,
          to: searchUrl('/admin/newsevents', name),
        })),
      },
    )
  }

  return {
    groups: groups.filter((group) => group.results.length > 0),
    isSearching:
      query !== text.trim() ||
      [projects, media, enquiries, appointments, subscribers].some(({ isFetching }) => isFetching),
  }
}

function useDebounced(text: string) {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

function matchingScreens(text: string, role: StaffRole): Result[] {
  return screenGroupsFor(role)
    .flatMap(({ screens }) => screens)
    .filter(({ name }) => includesText(name, text))
    .map(({ name, url, icon }) => ({ id: `screen-${url.slice('/admin/'.length)}`, icon, name, to: url }))
}

function includesText(name: string, text: string) {
  return name.toLowerCase().includes(text.trim().toLowerCase())
}

function searchUrl(address: string, search: string) {
  return `${address}?${new URLSearchParams({ q: search })}`
}

const ANY_PROJECT = { categoryId: null, status: null, isShown: null, flag: null }
const ANY_ENQUIRY = { interest: null, from: null, to: null }
const ANY_APPOINTMENT = { projectName: null, purpose: null, customerType: null, from: null, to: null }
const ANY_SUBSCRIBER = { isSubscribed: null, state: null }
const ANY_MEDIA_ITEM = { categoryId: null }

import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bookAppointment, listAppointments } from './appointments.endpoints.ts'

const emptyAppointment = {
  projectName: 'Suncourt',
  purpose: null,
  customerType: null,
  tower: null,
  unitNumber: null,
  timeSlot: null,
  selectedDate: null,
  mobileNumber: null,
  email: null,
}

test('a booked day is sent as midnight UTC and read back as the same day', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const selectedDate = date.toISOString().slice(0, 10)
      const wire = z.encode(bookAppointment.body, { ...emptyAppointment, selectedDate })
      expect(wire.SelectedDate).toBe(`${selectedDate}T00:00:00.000Z`)
      expect(z.decode(bookAppointment.body, wire).selectedDate).toBe(selectedDate)
    }),
  )
})

test('a booking requires only a project, is sent with id 0 and accepts only valid values', () => {
  const body = bookAppointment.body

  expect(z.decode(body, { id: 99, ProjectName: 'Suncourt', Tower: '', Email: ' ' })).toEqual(emptyAppointment)
  expect(z.encode(body, emptyAppointment)).toEqual({
    id: 0,
    ProjectName: 'Suncourt',
    Purpose: null,
    CustomerType: null,
    Tower: null,
    UnitNo: null,
    TimeSlot: null,
    SelectedDate: null,
    MobileNo: null,
    Email: null,
  })
  for (const fault of [
    { ProjectName: '' },
    { Purpose: 'Site Visit' },
    { TimeSlot: '6-7' },
    { Tower: 'Sun 11' },
    { CustomerType: 'Old' },
    { SelectedDate: 'tomorrow' },
    { MobileNo: '12345' },
    { Email: 'nobody' },
  ]) {
    expect(z.safeDecode(body, { ProjectName: 'Suncourt', ...fault }).success, JSON.stringify(fault)).toBe(false)
  }
})

test('listed appointments have the property names of the specified table', () => {
  const wire = z.encode(listAppointments.answer.data, [
    { ...emptyAppointment, id: 1, selectedDate: '2026-08-01', createdAt: '2026-07-30T10:00:00.000Z', state: 'booked' },
  ])

  expect(wire[0]).toMatchObject({
    id: 1,
    ProjectName: 'Suncourt',
    SelectedDate: '2026-08-01T00:00:00.000Z',
    UnitNo: null,
  })
})

import type { Page } from '@playwright/test'
import { STORED } from '#contract/identity/identity.constants.ts'

export const CUSTOMER = 'customer@plinth.test'
export const VISITS = '**/api/AppointmentBook/GetAppointmentList'

/** The local storage keys of a session. */
export const IDENTITY = Object.values(STORED)

/** Fills in the sign-in form for customers. */
export async function fillIn(page: Page, email: string, password = process.env.E2E_PASSWORD ?? '') {
  const form = page.getByRole('form', { name: 'Sign In' })
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await form.getByRole('textbox', { name: 'Password' }).fill(password)
}

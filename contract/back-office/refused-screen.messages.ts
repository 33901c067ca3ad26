/** Apart from the other texts of the back office, because the page for refused screens is public. */
export const refusedScreenMessages = {
  label: 'For staff',
  back: 'Back to the dashboard',
}

import { TOAST } from '#contract/content/screen.constants.ts'
import { createToastQueue } from './toast-queue.ts'

const { fadeMs, extensionMs } = TOAST
const shared = { fadeMs, extensionMs, readPage: () => location.pathname }

export const siteToasts = createToastQueue({ ...TOAST.site, ...shared })
export const projectToasts = createToastQueue({ ...TOAST.projectScreens, ...shared })

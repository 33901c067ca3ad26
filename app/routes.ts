import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Paths match exactly: another letter case or a missing hyphen is a 404. */
export default [
  route('', 'site/go-to-home.ts', { id: 'start', index: true }),
  page('sitemap.xml', 'site/sitemap.ts'),
  page('robots.txt', 'site/robots.ts'),
  page('visit/:token/visit.ics', 'appointments/visit-entry.ts'),
  page('your-data/:token/data.json', 'consent/data-copy.ts'),
  page('your-data/:token/data.html', 'consent/data-copy.ts'),

  layout('site/site-layout.tsx', [
    layout('site/page-boundary.tsx', [
      page('home', 'site/home.page.tsx'),
      page('products/:categoryName?', 'catalog/list/project-list.page.tsx'),
      page('product/:categoryName/:projectName', 'catalog/detail/project-detail.page.tsx'),
      page('find', 'catalog/finder/finder.page.tsx'),
      page('aboutus', 'site/about.page.tsx'),
      page('contactus', 'enquiries/contact.page.tsx'),
      page('media', 'media/media.page.tsx'),
      page('appointment-book', 'appointments/appointment.page.tsx'),
      page('visit/:token', 'appointments/visit.page.tsx'),
      page('privacy', 'content/privacy.page.tsx'),
      // Misspelled in the specification.
      page('disclamer', 'content/disclaimer.page.tsx'),
      page('search', 'site/search.page.tsx'),
      page('shortlist', 'catalog/shortlist/shortlist.page.tsx'),
      page('compare', 'catalog/compare/compare.page.tsx'),
      page('newsletter', 'newsletter/newsletter.page.tsx'),
      page('subscription/:token', 'newsletter/subscription.page.tsx'),
      page('follow', 'catalog/follow/follow.page.tsx'),
      page('brochure', 'catalog/follow/brochure.page.tsx'),
      page('on-time', 'catalog/on-time/on-time.page.tsx'),
      page('your-data', 'consent/your-data.page.tsx'),
      page('your-data/:token', 'consent/held-data.page.tsx'),
      page('signin', 'identity/sign-in.page.tsx'),
      page('businessowner/signin', 'identity/owner-sign-in.page.tsx'),
      page('signup', 'identity/sign-up.page.tsx'),
      page('verify', 'identity/verify.page.tsx'),
      page('subscriptions', 'billing/subscriptions.page.tsx'),
      page('forgotpassword', 'identity/forgot-password.page.tsx'),
      page('resetpassword', 'identity/reset-password.page.tsx'),
      page('undo', 'identity/undo-change.page.tsx'),
      ...(process.env.NODE_ENV === 'development' ? [page('parts', 'site/parts-gallery.page.tsx')] : []),
      // Matches every other path with one segment; `contract/content/built-in-addresses.ts` keeps pages added by staff
      // off the paths above.
      page(':pageAddress', 'site/further.page.tsx'),
      page('*', 'site/not-found.page.tsx'),
    ]),
  ]),

  page('404', 'site/not-found-standalone.page.tsx'),
  page('opening-soon', 'site/opening-soon.page.tsx'),
  page('forbidden', 'site/forbidden.page.tsx'),

  page('admin/login', 'identity/admin-login.page.tsx'),
  page('superadmin/login', 'identity/super-admin-login.page.tsx'),
  page('admin/forgotpassword', 'identity/admin-forgot-password.page.tsx'),

  layout('back-office/shell/standalone-frame.tsx', { id: 'admin/standalone-frame' }, [
    layout('back-office/shell/screen-boundary.tsx', { id: 'admin/standalone-boundary' }, [
      page('admin/landing', 'back-office/shell/landing.page.tsx'),
      page('admin/NewsandEvents', 'media/manage-media.page.tsx'),
      page('admin/Contact-us', 'enquiries/enquiry-list.page.tsx'),
      page('admin/Appointments', 'appointments/appointment-list.page.tsx'),
      page('admin/customerSpeaks', 'testimonials/manage-testimonials.page.tsx'),
      page('admin/subscribed', 'newsletter/subscriber-list.page.tsx'),
      page('admin/editdetails/:projectId', 'catalog/editor/edit-project.page.tsx'),
    ]),
  ]),

  page('admin', 'site/go-to-dashboard.ts'),
  layout('back-office/shell/admin-shell.tsx', { id: 'admin/admin-shell' }, [
    layout('back-office/shell/screen-boundary.tsx', { id: 'admin/shell-boundary' }, [
      page('admin/dashboard', 'back-office/dashboard/dashboard.page.tsx'),
      page('admin/projectdetails', 'catalog/editor/project-parts.page.tsx'),
      page('admin/newsevents', 'media/manage-media.page.tsx'),
      page('admin/appointment', 'appointments/appointment-list.page.tsx'),
      page('admin/contactus', 'enquiries/enquiry-list.page.tsx'),
      page('admin/customers', 'testimonials/manage-testimonials.page.tsx'),
      page('admin/managefeatures', 'catalog/table/manage-features.page.tsx'),
      page('admin/subscribe', 'newsletter/subscriber-list.page.tsx'),
      page('admin/leads', 'leads/leads.page.tsx'),
      page('admin/leads/:leadId', 'leads/lead.page.tsx'),
      page('admin/visits', 'appointments/calendar/visits.page.tsx'),
      page('admin/insights', 'insights/insights.page.tsx'),
      page('admin/content', 'content/manage-content.page.tsx'),
      page('admin/banks', 'back-office/manage-banks.page.tsx'),
      page('admin/company', 'company/company.page.tsx'),
      page('admin/setup', 'setup/setup.page.tsx'),
      page('admin/company/look', 'company/look.page.tsx'),
      page('admin/company/addresses', 'company/redirects.page.tsx'),
      page('admin/company/rates', 'company/cost-rates.page.tsx'),
      page('admin/company/gate', 'company/publish-gate.page.tsx'),
      page('admin/company/visits', 'company/visit-hours.page.tsx'),
      page('admin/company/leads', 'leads/lead-settings.page.tsx'),
      page('admin/company/webhooks', 'webhooks/webhooks.page.tsx'),
      page('admin/company/data', 'consent/data-requests.page.tsx'),
      page('admin/pages', 'content/pages/pages.page.tsx'),
      layout('site/page-preview.tsx', { id: 'admin/page-preview' }, [
        page('admin/pages/:pageId', 'content/pages/edit-page.page.tsx'),
      ]),
      page('admin/changepassword', 'identity/change-password.page.tsx'),
      page('admin/accounts', 'identity/accounts.page.tsx'),
      page('admin/subscriptions', 'billing/owners.page.tsx'),
      page('admin/audit', 'back-office/activity/audit-log.page.tsx'),
      page('admin/trash', 'back-office/trash/trash.page.tsx'),
    ]),
  ]),

  page('customer/job/list', 'account/customer-area.page.tsx'),
  page('businessowner/dashboard', 'account/owner-dashboard.page.tsx'),
  page('businessowner/card', 'billing/change-card.page.tsx'),
] satisfies RouteConfig

/** The path is also the route id, so that a page can look up its title and one module can serve several paths. */
function page(path: string, file: string): RouteConfigEntry {
  return route(path, file, { id: path, caseSensitive: true })
}

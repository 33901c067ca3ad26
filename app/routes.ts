import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

const NOT_OPEN = 'site/not-open-yet.page.tsx'
const NOT_OPEN_STANDALONE = 'site/not-open-yet-standalone.page.tsx'

/** Every address of the product. Spellings are exact: another case or a missing hyphen is another page, the 404. */
export default [
  route('', 'site/go-to-home.ts', { id: 'start', index: true }),

  layout('site/site-layout.tsx', [
    layout('site/page-boundary.tsx', [
      page('home', 'site/home.page.tsx'),
      page('products/:categoryName?', 'catalog/project-list.page.tsx'),
      page('product/:categoryName/:projectName', 'catalog/project-detail.page.tsx'),
      page('aboutus', 'site/about.page.tsx'),
      page('contactus', 'enquiries/contact.page.tsx'),
      page('media', 'media/media.page.tsx'),
      page('appointment-book', 'appointments/appointment.page.tsx'),
      page('privacy', 'content/privacy.page.tsx'),
      // The misspelling is the specification's; /disclaimer is a wrong address.
      page('disclamer', 'content/disclaimer.page.tsx'),
      page('search', 'site/search.page.tsx'),
      page('newsletter', 'newsletter/newsletter.page.tsx'),
      page('signin', NOT_OPEN),
      page('signup', NOT_OPEN),
      page('verify', NOT_OPEN),
      page('subscriptions', NOT_OPEN),
      page('forgotpassword', NOT_OPEN),
      page('resetpassword', NOT_OPEN),
      ...(process.env.NODE_ENV === 'development' ? [page('parts', 'site/parts-gallery.page.tsx')] : []),
      page('*', 'site/not-found.page.tsx'),
    ]),
  ]),

  page('404', 'site/not-found-standalone.page.tsx'),
  page('forbidden', 'site/forbidden.page.tsx'),

  page('admin/landing', NOT_OPEN_STANDALONE),
  page('admin/login', NOT_OPEN_STANDALONE),
  page('admin/NewsandEvents', NOT_OPEN_STANDALONE),
  page('admin/Contact-us', NOT_OPEN_STANDALONE),
  page('admin/Appointments', NOT_OPEN_STANDALONE),
  page('admin/customerSpeaks', NOT_OPEN_STANDALONE),
  page('admin/subscribed', NOT_OPEN_STANDALONE),
  page('admin/forgotpassword', NOT_OPEN_STANDALONE),
  page('admin/editdetails/:projectId', NOT_OPEN_STANDALONE),

  page('admin', 'site/go-to-dashboard.ts'),
  page('admin/dashboard', NOT_OPEN_STANDALONE),
  page('admin/projectdetails', NOT_OPEN_STANDALONE),
  page('admin/newsevents', NOT_OPEN_STANDALONE),
  page('admin/appointment', NOT_OPEN_STANDALONE),
  page('admin/contactus', NOT_OPEN_STANDALONE),
  page('admin/customers', NOT_OPEN_STANDALONE),
  page('admin/managefeatures', NOT_OPEN_STANDALONE),
  page('admin/subscribe', NOT_OPEN_STANDALONE),
  page('admin/content', NOT_OPEN_STANDALONE),
  page('admin/changepassword', NOT_OPEN_STANDALONE),

  page('customer/job/list', NOT_OPEN_STANDALONE),
  page('businessowner/dashboard', NOT_OPEN_STANDALONE),
] satisfies RouteConfig

/** The address is also the route's id, so that a page finds its title and a module can serve several addresses. */
function page(path: string, file: string): RouteConfigEntry {
  return route(path, file, { id: path, caseSensitive: true })
}

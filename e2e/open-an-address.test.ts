import { expect, open, requestTest, test } from './fixtures.ts'

const BRAND = 'Plinth'

const IN_THE_LAYOUT = {
  '/home': 'Home',
  '/products': 'Residental',
  '/products/Residential': 'Residential',
  '/products/Commercial': 'Commercial',
  '/product/Commercial/elite%20one': 'Elite One',
  '/find': 'Find',
  '/aboutus': 'About Us',
  '/contactus': 'Contact Us',
  '/media': 'Media',
  '/appointment-book': 'Book an Appointment',
  '/privacy': 'Privacy Policy',
  '/disclamer': 'Disclaimer',
  '/signin': 'Sign In',
  '/businessowner/signin': 'Business Sign In',
  '/signup': 'Sign Up',
  '/forgotpassword': 'Forgot Password',
}

/** Titles of pages that, once hydrated, redirect visitors without access. */
const GUARDED_IN_THE_LAYOUT = {
  '/verify': 'Verify Your Email',
  '/subscriptions': 'Subscriptions',
  '/resetpassword': 'Reset Password',
  '/undo': 'Undo a Change',
}

/** Titles of the other pages of the back office and the accounts. */
const OUTSIDE_THE_LAYOUT = {
  '/admin/dashboard': 'Dashboard',
  '/admin/projectdetails': 'Project Details',
  '/admin/newsevents': 'Manage Media',
  '/admin/appointment': 'Booked Appointment',
  '/admin/contactus': 'Contacted',
  '/admin/customers': 'Customer Speaks',
  '/admin/managefeatures': 'Manage Features',
  '/admin/subscribe': 'News Letter Subscription',
  '/admin/content': 'Content',
  '/admin/banks': 'Banks',
  '/admin/company': 'Company',
  '/admin/company/addresses': 'Addresses',
  '/admin/company/gate': 'Publish gate',
  '/admin/changepassword': 'Change Password',
  '/customer/job/list': 'Your Account',
  '/businessowner/dashboard': 'Business Owner',
}

requestTest(
  'every address has its own title, and in the layout a header and a footer, without a sign-in',
  {
    tag: '@desktop',
  },
  async ({ request }) => {
    for (const [address, name] of Object.entries({ '/': 'Home', ...IN_THE_LAYOUT, ...GUARDED_IN_THE_LAYOUT })) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      const html = await answer.text()
      expect(html, address).toContain(`<title>${name} | ${BRAND}</title>`)
      expect(html, address).toMatch(/<nav [^>]*aria-label="Main"/)
      expect(html, address).toMatch(/<footer[ >]/)
    }
    expect((await request.get('/')).url()).toMatch(/\/home$/)
    for (const [address, name] of Object.entries(OUTSIDE_THE_LAYOUT)) {
      const html = await (await request.get(address)).text()
      expect(html, address).toContain(`<title>${name} | ${BRAND}</title>`)
    }
  },
)
requestTest(
  'any other address answers 404 with the 404 page inside the layout',
  {
    tag: '@desktop',
  },
  async ({ request }) => {
    for (const address of [
      '/no-such-page',
      '/disclaimer',
      '/product/Commercial/no%20such%20project',
      '/Home',
      '/NRI-desk',
      '/nri-desk/more',
    ]) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(404)
      const html = await answer.text()
      expect(html, address).toContain(`<title>Page Not Found | ${BRAND}</title>`)
      expect(html, address).toMatch(/<nav [^>]*aria-label="Main"/)
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? []
      expect(heading.replaceAll(/<[^>]*>/g, ''), address).toBe('Oops! You&#x27;re lost.')
      expect(html, address).toContain('The page you are looking for was not found.')
      expect(html, address).toMatch(/href="\/home"[^>]*>Go to home</)
    }
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/nri-desk</loc>')
  },
)

test('every page can be reached from the footer, starts at the top and changes the title of the tab', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/privacy')

  await test.step('every page can be reached from the footer', async () => {
    const footer = page.getByRole('contentinfo')

    const pages = {
      Home: '/home',
      Find: '/find',
      'About Us': '/aboutus',
      Media: '/media',
      'Contact Us': '/contactus',
      'Book a visit': '/appointment-book',
      'Privacy Policy': '/privacy',
      Disclaimer: '/disclamer',
      'Your data': '/your-data',
      Completed: '/products/Completed',
    }
    for (const [name, address] of Object.entries(pages)) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    }
    await expect(footer.getByRole('navigation', { name: 'You' }).getByRole('link')).toHaveText([
      'Shortlist',
      'Your data',
      'Cookie choices',
    ])
  })

  await test.step('a new page starts at the top', async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))

    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('the title of the tab changes with each page', async () => {
    const footer = page.getByRole('contentinfo')

    await footer.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveTitle(`About Us | ${BRAND}`)
    await footer.getByRole('link', { name: 'Commercial' }).click()
    await expect(page).toHaveTitle(`Commercial | ${BRAND}`)
    await page.getByRole('link', { name: 'know more' }).first().click()
    await expect(page).toHaveTitle(`Rohini Central | ${BRAND}`)
  })
})

test('the pages for addresses that are not found or forbidden show a message and link home', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GET \/(no-such-page|404) answered 404|GET \/forbidden answered 403/)
  for (const address of ['/no-such-page', '/404']) {
    const answer = await open(page, address)
    expect(answer?.status(), address).toBe(404)
    await expect(page, address).toHaveTitle(`Page Not Found | ${BRAND}`)
    await expect(page.getByRole('banner'), address).toHaveCount(address === '/404' ? 0 : 1)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText("Oops! You're lost.")
    await expect(page.getByText('The page you are looking for was not found.'), address).toBeVisible()
    await page.getByRole('link', { name: 'Go to home' }).click()
    await expect(page, address).toHaveURL('/home')
    await expect(page.getByRole('banner'), address).toBeVisible()
  }

  const answer = await open(page, '/forbidden')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid access!!!')
  await expect(
    page.getByText(
      'The page you are looking for is forbidden as wrong request is recieved at server, please try again.',
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL('/home')
})

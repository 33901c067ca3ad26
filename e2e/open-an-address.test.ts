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

requestTest(
  'every address of the layout opens with header, footer and its own title, without a sign-in',
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
  },
)

requestTest(
  'every other address of the back office and the accounts has a title of its own',
  {
    tag: '@desktop',
  },
  async ({ request }) => {
    const titles = {
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
    for (const [address, name] of Object.entries(titles)) {
      const html = await (await request.get(address)).text()
      expect(html, address).toContain(`<title>${name} | ${BRAND}</title>`)
    }
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

test('any other address shows the 404 page inside the layout', { tag: '@desktop' }, async ({ page, allowFault }) => {
  allowFault(/answered 404/)
  for (const address of ['/no-such-page', '/disclaimer', '/product/Commercial/no%20such%20project', '/Home']) {
    const answer = await page.goto(address)

    expect(answer?.status(), address).toBe(404)
    await expect(page, address).toHaveTitle(`Page Not Found | ${BRAND}`)
    await expect(page.getByRole('banner'), address).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText("Oops! You're lost.")
    await expect(page.getByText('The page you are looking for was not found.'), address).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to home' }), address).toHaveAttribute('href', '/home')
  }
})

test('the 404 page at its own address and a forbidden address show a message and link home', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  await test.step('the 404 page at its own address links home', async () => {
    allowFault(/GET \/404 answered 404/)
    const answer = await open(page, '/404')

    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops! You're lost.")
    await expect(page.getByText('The page you are looking for was not found.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to home' }).click()
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('banner')).toBeVisible()
  })

  await test.step('a forbidden address shows a message and links home', async () => {
    allowFault(/GET \/forbidden answered 403/)
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
})

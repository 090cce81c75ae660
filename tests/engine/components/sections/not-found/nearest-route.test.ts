import { expect, test } from 'vitest'
import { nearestRoute } from '#components/sections/not-found/nearest-route.ts'

const routes = [
  ['/', 'Home'],
  ['/about', 'About Us'],
  ['/IT-services', 'IT Services'],
  ['/AccountingServices', 'Accounting Services'],
  ['/programs', 'Professional Courses'],
  ['/contact', 'Contact'],
  ['/training', 'Training & Capacity Building'],
  ['/consulting', 'Consulting Services'],
  ['/programs/local-economic-development', 'Local Economic Development'],
  ['/programs/hotel-management', 'Hotel and Hospitality Management Course'],
].map(([to = '', label = '']) => ({ to, label, also: to === '/programs' ? ['fees'] : [] }))

test.each([
  ['/IT-Services/', '/IT-services'],
  ['/acounting.html', '/AccountingServices'],
  ['/abuot', '/about'],
  ['/about/us', '/about'],
  ['/home', '/'],
  ['/course', '/programs'],
  ['/fee', '/programs'],
  ['/hotel', '/programs/hotel-management'],
  ['/programs/page/99', '/programs'],
  ['/local-economic-development', '/programs/local-economic-development'],
  ...['/', '/wp-login.php', '/चिया', '/something/else/entirely', '/foo/bar'].map((path) => [path]),
  // Without a limit, it takes minutes.
  ['/q'.repeat(4000)],
])('the page suggested for %s is %s, also below the address of a language', (path, to) => {
  expect(nearestRoute(path, routes)?.to).toBe(to)
  const nepali = routes.map(({ to: own, label, also }) => ({ to: `/ne${own}`, label, also }))
  expect(nearestRoute(`/ne${path}`, nepali)?.to).toBe(to && `/ne${to}`)
})

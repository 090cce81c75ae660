import { describe, expect, test } from 'vitest'
import { nearestAbove, nearestRoute, pathOf } from '#components/sections/not-found/nearest-route.ts'

const routes = [
  ['/', 'IT, accounting and courses in Kathmandu'],
  ['/about', 'About Us'],
  ['/IT-services', 'IT Services'],
  ['/AccountingServices', 'Accounting Services'],
  ['/programs', 'Professional Courses'],
  ['/contact', 'Contact'],
  ['/training', 'Training & Capacity Building'],
  ['/consulting', 'Consulting Services'],
  ['/programs/local-economic-development', 'Local Economic Development'],
  ['/programs/project-planning', 'Project Planning and Management'],
  ['/programs/hotel-management', 'Hotel and Hospitality Management Course'],
].map(([to = '', label = '']) => ({ to, label }))

const nearest = (path: string) => (nearestRoute(path, routes) ?? nearestAbove(path, routes))?.to

describe('the page suggested for', () => {
  test.each([
    ['/IT-Services/', '/IT-services'],
    ['/acounting', '/AccountingServices'],
    ['/abuot', '/about'],
    ['/program', '/programs'],
    ['/home', '/'],
    ['/course', '/programs'],
    ['/hotel', '/programs/hotel-management'],
    ['/programs/page/99', '/programs'],
    ['/local-economic-development', '/programs/local-economic-development'],
  ])('%s is %s', (path, route) => {
    expect(nearest(pathOf(path))).toBe(route)
  })

  test.each([
    '/',
    '/wp-login.php',
    '/चिया',
    '/something/else/entirely',
    '/foo/bar',
    // Without a limit, it takes minutes.
    '/q'.repeat(4000),
  ])('%s is none', (path) => {
    expect(nearest(pathOf(path))).toBeUndefined()
  })
})

test('a page in another language is near an address without the language', () => {
  const own = routes.map(({ to, label }) => ({ to: to === '/' ? '/ne' : `/ne${to}`, label }))
  expect(nearestRoute('/contct', own)?.to).toBe('/ne/contact')
  expect(nearestRoute('/home', own)?.to).toBe('/ne')
  expect(nearestAbove('/nothing', own)).toBeUndefined()
})

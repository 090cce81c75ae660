import { describe, expect, test } from 'vitest'
import { nearestRoute } from '#components/islands/finder/nearest-route.ts'

const routes = [
  '/',
  '/about',
  '/IT-services',
  '/AccountingServices',
  '/programs',
  '/contact',
  '/training',
  '/consulting',
  '/programs/local-economic-development',
].map((to) => ({ to, label: to }))

const nearest = (path: string) => nearestRoute(path, routes)?.to

describe('the page suggested for', () => {
  test.each([
    ['/it-services', '/IT-services'],
    ['/IT-Services/', '/IT-services'],
    ['/it_services.html', '/IT-services'],
    ['/acounting', '/AccountingServices'],
    ['/accounting', '/AccountingServices'],
    ['/accountingservices', '/AccountingServices'],
    ['/About', '/about'],
    ['/abuot', '/about'],
    ['/contact-us', '/contact'],
    ['/program', '/programs'],
    ['/trainings', '/training'],
    ['/programs/local-economic-developement', '/programs/local-economic-development'],
  ])('%s is %s', (path, route) => {
    expect(nearest(path)).toBe(route)
  })

  test.each(['/', '/wp-login.php', '/xyz', '/a', '/चिया', '/something/else/entirely'])(
    '%s is none',
    (path) => {
      expect(nearest(path)).toBeUndefined()
    },
  )
})
